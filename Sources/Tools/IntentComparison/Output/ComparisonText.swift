import IntentDiagnostics
import IntentSchema

/// Writes a comparison for people: by intent, enum and object type, each change with its verdict, its
/// audiences and both locations.
package struct ComparisonText: Sendable {
  private let report: ComparisonReport
  private let layout: VerdictLayout
  private var sources: SourceMap

  /// The text; empty if nothing has changed.
  ///
  /// - Parameters:
  ///   - report: The comparison.
  ///   - usesColour: Whether to colour the text for a terminal.
  ///   - width: The columns of the terminal, for wrapping sentences; `nil` disables wrapping.
  package static func text(of report: ComparisonReport, usesColour: Bool = false, width: Int? = nil) -> String
  {
    let layout = VerdictLayout(usesColour: usesColour, width: width)
    var text = ComparisonText(report: report, layout: layout, sources: SourceMap(report.sources))
    return text.write()
  }

  /// The report on a stored configuration, one line per value. The parameters are the same as for a
  /// comparison.
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
    for changes in report.worstFirst {
      guard let subject = changes.first?.subject else { continue }
      result += (result.isEmpty ? "" : "\n") + layout.heading(subject.words)
      for change in changes { result += text(of: change) }
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
  /// A location in the form that editors read: `UpNext.intentdefinition:20:3`.
  mutating func words(of location: SourceLocation) -> String {
    let start = start(of: location).map { ":\($0.line):\($0.column)" } ?? ""
    return visibleText(location.file) + start
  }
}
