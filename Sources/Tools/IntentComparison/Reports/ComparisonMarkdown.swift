import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentText

/// Writes a report as Markdown, for the comment in a pull request.
package enum ComparisonMarkdown {
  /// Puts the worst changes first, and folds safe ones.
  package static func text(of report: ComparisonReport) -> String {
    var sources = SourceMap(report.sources)
    var result = "### \(report.title): \(report.summary)\n"
    result += problems(of: report)
    let changes = report.shownChanges
    let safe = changes.filter { $0.verdict == .safe }
    let worse = [Verdict.breaking, .careful].flatMap { verdict in changes.filter { $0.verdict == verdict } }
    if !worse.isEmpty { result += "\n" + table(of: worse, &sources) }
    func folded(_ changes: [SchemaChange], _ word: String) {
      guard !changes.isEmpty else { return }
      // Inside `<details>`, GitHub reads text as Markdown only after an empty line.
      let title = counted(changes.count, "\(word) change")
      result += "\n<details>\n<summary>\(title)</summary>\n\n\(table(of: changes, &sources))\n</details>\n"
    }
    folded(report.accepted, "accepted")
    folded(safe, "safe")
    result += report.noteWords.map { "\n**note**: \(escaped($0))\n" }.joined()
    return result
  }

  private static func table(of changes: [SchemaChange], _ sources: inout SourceMap) -> String {
    var result = "| verdict | where | change | concerns | rule |\n|---|---|---|---|---|\n"
    for change in changes {
      let location = (change.new ?? change.old).map { sources.words(of: $0) } ?? ""
      let cells = [
        change.acceptance == nil ? words(of: change.verdict) : "accepted",
        "\(escaped(change.subject.words))<br>\(escaped(location))", escaped(change.diagnostic.message),
        concerns(change), "`\(change.diagnostic.rule.name)`",
      ]
      result += "| \(cells.joined(separator: " | ")) |\n"
    }
    return result
  }

  private static func concerns(_ change: SchemaChange) -> String {
    let accepted = change.acceptance.map { "accepted \($0.shortWords)" }
    return [change.verdictWords, accepted ?? ""].filter { !$0.isEmpty }.map(escaped).joined(separator: "<br>")
  }

  /// Inserts invisible characters to prevent mentions and links: GitHub looks for both after it has processed
  /// the Markdown's escapes.
  static func escaped(_ text: String) -> String {
    var result = MarkdownText.escaped(visibleText(text))
    for (mark, parts) in [
      ("@", ("@", "")), ("\\#", ("\\#", "")), ("GH-", ("GH-", "")), ("gh-", ("gh-", "")),
      ("://", (":", "//")), ("www.", ("www.", "")), ("$", ("$", "")),
    ] {
      result = result.replacing(mark, with: parts.0 + "&#8203;" + parts.1)
    }
    let pieces = result.split(separator: ":", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces.first ?? "")) { result, piece in
      result += (isPictureName(piece) ? ":&#8203;" : ":") + piece
    }
  }

  /// Two names of emojis are numbers.
  private static func isPictureName(_ text: Substring) -> Bool {
    guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || "+-_\\".contains($0) }) else {
      return false
    }
    return !text.allSatisfy(\.isNumber) || ["100", "1234"].contains(text)
  }
}

extension SchemaChange.Subject {
  var words: String { "\(kind.word) \(name)" }
}

extension ComparisonMarkdown {
  static func problems(of report: ComparisonReport) -> String {
    var sources = SourceMap(report.sources)
    return report.allProblems.map { problem in
      let location = problem.location.map { "\(sources.words(of: $0)): " } ?? ""
      return "\n**\(problem.severity.rawValue)**: \(escaped(location + problem.message))\n"
    }.joined()
  }

  static func words(of verdict: Verdict) -> String {
    verdict == .breaking ? "**breaking**" : verdict.rawValue
  }
}
