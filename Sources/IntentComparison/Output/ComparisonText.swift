import IntentDiagnostics
import IntentSchema

/// Writes a comparison for people: by intent, enum and object type, each change with its verdict, whom it concerns,
/// and both places.
package struct ComparisonText: Sendable {
  private let report: ComparisonReport
  private let layout: VerdictLayout
  private var sources: SourceMap

  /// The text; empty where nothing has changed.
  ///
  /// - Parameters:
  ///   - report: The comparison.
  ///   - usesColour: Whether the text is coloured for a terminal.
  ///   - width: The columns of the terminal, into which sentences are broken; `nil` breaks none.
  package static func text(of report: ComparisonReport, usesColour: Bool = false, width: Int? = nil) -> String
  {
    let layout = VerdictLayout(usesColour: usesColour, width: width)
    var text = ComparisonText(report: report, layout: layout, sources: SourceMap(report.sources))
    return text.write()
  }

  /// What becomes of a stored configuration, a line for each value. The parameters are those of a report.
  package static func text(
    of fate: ConfigurationFate,
    usesColour: Bool = false,
    width: Int? = nil
  ) -> String {
    let layout = VerdictLayout(usesColour: usesColour, width: width)
    var sources = SourceMap([fate.source])
    var text = layout.heading(fate.source.path)
    for value in fate.values {
      let start = value.location.flatMap { sources.start(of: $0) }
      text += layout.line(value.verdict, value.message, start.map { "(\($0.line):\($0.column))" })
    }
    return text
  }

  private mutating func write() -> String {
    var result = ""
    var subject: SchemaChange.Subject?
    for change in report.changes {
      if change.subject != subject {
        subject = change.subject
        result += (result.isEmpty ? "" : "\n") + layout.heading(change.subject.words)
      }
      result += text(of: change)
    }
    return result
  }

  private mutating func text(of change: SchemaChange) -> String {
    var result = layout.line(change.verdict, change.diagnostic.message, "[\(change.diagnostic.rule.name)]")
    let audiences = change.verdictWords
    if !audiences.isEmpty { result += layout.more(audiences) }
    for (word, location) in [("old", change.old), ("new", change.new)] {
      guard let location else { continue }
      result += layout.place("\(word) \(sources.words(of: location))")
    }
    return result
  }
}

extension SourceMap {
  /// A place as editors read it: `UpNext.intentdefinition:20:3`.
  mutating func words(of location: SourceLocation) -> String {
    let start = start(of: location).map { ":\($0.line):\($0.column)" } ?? ""
    return visibleText(location.file) + start
  }
}
