import IntentDiagnostics
import IntentSchema

/// How verdicts stand in a text for people: a heading, a line for each verdict, and more under its sentence.
struct VerdictLayout: Sendable {
  var usesColour = false
  /// The columns into which sentences are broken; `nil` breaks none.
  var width: Int?

  /// The column in which sentences begin.
  private static let indent = 12

  func heading(_ text: String) -> String { TextStyle.bold(visibleText(text), colour: usesColour) + "\n" }

  /// A verdict with its sentence, and what stands behind that.
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

  /// Another sentence under that of a verdict.
  func more(_ text: String) -> String { margin + wrapped(text) + "\n" }

  /// A place under the sentence of a verdict, in one line whatever its length, so that it can be copied.
  func place(_ text: String) -> String { margin + TextStyle.faint(text, colour: usesColour) + "\n" }

  private var margin: String { String(repeating: " ", count: Self.indent) }

  /// A text in lines that begin where sentences do, but for the first, which begins at once.
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
