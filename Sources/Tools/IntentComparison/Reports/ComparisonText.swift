import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentText

/// Writes a report for people, grouped by declaration.
package struct ComparisonText: Sendable {
  private let report: ComparisonReport
  private let layout: VerdictLayout
  private var sources: SourceMap

  /// - Parameter width: In columns; `nil` disables wrapping.
  package static func text(of report: ComparisonReport, usesColour: Bool = false, width: Int? = nil) -> String
  {
    let layout = VerdictLayout(usesColour: usesColour, width: width)
    var text = ComparisonText(report: report, layout: layout, sources: SourceMap(report.sources))
    return text.write()
  }

  private mutating func write() -> String {
    var sections: [String] = []
    for changes in report.worstFirst {
      guard let subject = changes.first?.subject else { continue }
      sections.append(section(subject.words, changes))
    }
    if !report.accepted.isEmpty { sections.append(section("accepted in intentc.json", report.accepted)) }
    return sections.joined(separator: "\n")
  }

  private mutating func section(_ heading: String, _ changes: [SchemaChange]) -> String {
    layout.heading(heading) + changes.map { text(of: $0) }.joined()
  }

  private mutating func text(of change: SchemaChange) -> String {
    var result = layout.line(
      change.acceptance == nil ? change.verdict : nil,
      change.diagnostic.message,
      "[\(change.diagnostic.rule.name)]"
    )
    let audiences = change.verdictWords
    if !audiences.isEmpty { result += layout.more(audiences) }
    if let acceptance = change.acceptance { result += layout.more(acceptance.words) }
    if let entry = change.entryToAccept { result += layout.detail(entry) }
    for (word, location) in [("old", change.old), ("new", change.new)] {
      guard let location else { continue }
      result += layout.detail("\(word) \(sources.words(of: location))")
    }
    return result
  }
}

extension SourceMap {
  mutating func words(of location: SourceLocation) -> String {
    let start = start(of: location).map { ":\($0.line):\($0.column)" } ?? ""
    return visibleText(location.file) + start
  }
}

/// Lays out the lines of a text report: verdicts in a column, messages wrapped beside them, locations below.
struct VerdictLayout: Sendable {
  var usesColour = false
  var width: Int?

  private static let indent = 12

  func heading(_ text: String) -> String { TextStyle.bold(visibleText(text), colour: usesColour) + "\n" }

  /// - Parameter verdict: `nil` if the project accepts the change.
  func line(_ verdict: Verdict?, _ message: String, _ end: String?) -> String {
    let label = verdict?.rawValue ?? "accepted"
    let padding = String(repeating: " ", count: max(1, Self.indent - 2 - label.utf8.count))
    let mark = end.map { " " + $0 } ?? ""
    var sentence = wrapped(visibleText(message) + mark)
    if let end, sentence.hasSuffix(end) {
      sentence = sentence.dropLast(end.count) + TextStyle.faint(end, colour: usesColour)
    }
    return "  \((verdict?.style ?? .note)(label, colour: usesColour))\(padding)\(sentence)\n"
  }

  func more(_ text: String) -> String { margin + wrapped(visibleText(text)) + "\n" }

  /// Unwrapped, so that the location can be copied.
  func detail(_ text: String) -> String { margin + TextStyle.faint(text, colour: usesColour) + "\n" }

  private var margin: String { String(repeating: " ", count: Self.indent) }

  private func wrapped(_ text: String) -> String {
    guard let width else { return text }
    return String(TextWrap(width: width).text(text, indent: Self.indent).dropFirst(Self.indent).dropLast())
  }
}

extension AcceptedBreak {
  /// The accepted break in words, such as `for updates from '2.0' or older: nobody chose it`.
  var words: String { start + reason }

  private var start: String { "for updates from '\(release)' or older: " }

  /// Fits into a cell of a table.
  package var shortWords: String {
    let limit = 200
    guard reason.count > limit else { return words }
    let words = reason.prefix(limit)
    let end = words.lastIndex { $0.isWhitespace } ?? words.endIndex
    return start + words[..<end] + "…"
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
