import IntentDiagnostics
import IntentSchema

/// The layout of verdicts in a text: a heading, one line per verdict, and details under its sentence.
struct VerdictLayout: Sendable {
  var usesColour = false
  /// The columns for wrapping sentences; `nil` disables wrapping.
  var width: Int?

  /// The column where sentences start.
  private static let indent = 12

  func heading(_ text: String) -> String { TextStyle.bold(visibleText(text), colour: usesColour) + "\n" }

  /// A verdict with its sentence and the end of the line.
  func line(_ verdict: Verdict, _ message: String, _ end: String?) -> String {
    let label = verdict.rawValue
    let padding = String(repeating: " ", count: max(1, Self.indent - 2 - label.utf8.count))
    let mark = end.map { " " + $0 } ?? ""
    var sentence = wrapped(visibleText(message) + mark)
    if let end, sentence.hasSuffix(end) {
      sentence = sentence.dropLast(end.count) + TextStyle.faint(end, colour: usesColour)
    }
    return "  \(verdict.style(label, colour: usesColour))\(padding)\(sentence)\n"
  }

  /// Another sentence under a verdict.
  func more(_ text: String) -> String { margin + wrapped(text) + "\n" }

  /// A location under a verdict. It is never wrapped, so it can be copied.
  func place(_ text: String) -> String { margin + TextStyle.faint(text, colour: usesColour) + "\n" }

  private var margin: String { String(repeating: " ", count: Self.indent) }

  /// Wraps a text. Every line except the first is indented to the column of sentences.
  private func wrapped(_ text: String) -> String {
    guard let width else { return text }
    return String(TextWrap(width: width).text(text, indent: Self.indent).dropFirst(Self.indent).dropLast())
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
