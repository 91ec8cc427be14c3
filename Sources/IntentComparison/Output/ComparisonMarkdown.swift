/// Writes a comparison as Markdown, for a comment on a pull request.
package enum ComparisonMarkdown {
  /// The text: a heading and, if something has changed, a table of the changes with the worst first.
  package static func text(of report: ComparisonReport) -> String {
    var sources = SourceMap(report.sources)
    var result = "### Intent definitions: \(report.summary)\n"
    result += problems(of: report)
    guard !report.changes.isEmpty else { return result }
    result += "\n| verdict | where | change | concerns | rule |\n|---|---|---|---|---|\n"
    for verdict in [Verdict.breaking, .careful, .safe] {
      for change in report.changes where change.verdict == verdict {
        let place = (change.new ?? change.old).map { sources.words(of: $0) } ?? ""
        let cells = [
          words(of: verdict),
          "\(escaped(change.subject.words))<br>\(escaped(place))", escaped(change.diagnostic.message),
          escaped(change.verdictWords), "`\(change.diagnostic.rule.name)`",
        ]
        result += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return result
  }

  /// Returns plain text without mentions or links. GitHub looks for both after it has processed the Markdown,
  /// so only invisible characters prevent them.
  static func escaped(_ text: String) -> String {
    var result = MarkdownText.escaped(visibleText(text))
    for (mark, parts) in [
      ("@", ("@", "")), ("\\#", ("\\#", "")), ("GH-", ("GH-", "")), ("gh-", ("gh-", "")),
      ("://", (":", "//")), ("www.", ("www.", "")), ("$", ("$", "")),
    ] {
      result = result.replacing(mark, with: parts.0 + "&#8203;" + parts.1)
    }
    // The text between two colons may be the name of an emoji.
    let pieces = result.split(separator: ":", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces.first ?? "")) { result, piece in
      result += (isPictureName(piece) ? ":&#8203;" : ":") + piece
    }
  }

  /// Whether a text between two colons may be the name of an emoji. Two such names are numbers.
  private static func isPictureName(_ text: Substring) -> Bool {
    guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || "+-_\\".contains($0) }) else {
      return false
    }
    return !text.allSatisfy(\.isNumber) || ["100", "1234"].contains(text)
  }
}

extension SchemaChange.Subject {
  /// Its kind and its name: `intent UpNext`.
  var words: String { "\(kind.rawValue) \(name)" }
}
