import IntentSchema

/// Writes a comparison for people: by intent, enum and object type, each change with its verdict, whom it concerns,
/// and both places.
public struct ComparisonText: Sendable {
  private let report: ComparisonReport
  private let usesColour: Bool
  private var sources: SourceMap

  /// The text; empty where nothing has changed.
  public static func text(of report: ComparisonReport, usesColour: Bool = false) -> String {
    var text = ComparisonText(report: report, usesColour: usesColour, sources: SourceMap(report.sources))
    return text.write()
  }

  private mutating func write() -> String {
    var result = ""
    var subject: SchemaChange.Subject?
    for change in report.changes {
      if change.subject != subject {
        subject = change.subject
        let heading = visibleText(change.subject.words)
        result += (result.isEmpty ? "" : "\n") + TextStyle.bold(heading, colour: usesColour) + "\n"
      }
      result += text(of: change)
    }
    return result
  }

  private mutating func text(of change: SchemaChange) -> String {
    let verdict = change.verdict
    let label = verdict.style(verdict.rawValue, colour: usesColour)
    let column = String(repeating: " ", count: 12)
    let padding = String(repeating: " ", count: max(1, 10 - verdict.rawValue.utf8.count))
    var result = "  \(label)\(padding)\(visibleText(change.diagnostic.message)) "
    result += TextStyle.faint("[\(change.diagnostic.rule.name)]", colour: usesColour) + "\n"
    let audiences = change.verdictWords
    if !audiences.isEmpty { result += column + audiences + "\n" }
    for (word, location) in [("old", change.old), ("new", change.new)] {
      guard let location else { continue }
      result += column + TextStyle.faint("\(word) \(sources.words(of: location))", colour: usesColour) + "\n"
    }
    return result
  }
}

extension SchemaChange {
  /// The verdicts that are not safe: `breaking for Swift source; careful for placed widgets`. Empty where all are
  /// safe.
  var verdictWords: String {
    [Verdict.breaking, .careful].compactMap { verdict in
      let audiences = Audience.allCases.filter { self.verdict(for: $0) == verdict }
      return audiences.isEmpty
        ? nil : "\(verdict.rawValue) for \(audiences.map(\.words).joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}

extension SourceMap {
  /// A place as editors read it: `UpNext.intentdefinition:20:3`.
  mutating func words(of location: SourceLocation) -> String {
    let start = start(of: location).map { ":\($0.line):\($0.column)" } ?? ""
    return visibleText(location.file) + start
  }
}

extension Verdict {
  fileprivate var style: TextStyle {
    switch self {
    case .breaking: .error
    case .careful: .warning
    case .safe: .note
    }
  }
}
