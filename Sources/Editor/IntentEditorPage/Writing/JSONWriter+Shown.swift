import IntentDiagnostics
import IntentSchema

extension JSONWriter {
  /// Writes a text that is only shown: control characters and bidirectional controls are visible in it.
  mutating func shown(_ key: String, _ text: String) {
    member(key, visibleText(text))
  }

  /// Writes a text of several lines that is only shown.
  mutating func shownLines(_ key: String, _ text: String) {
    member(key, Self.visibleLines(text))
  }

  /// Writes what a text that can be edited looks like, if it has characters that cannot be seen in a field.
  mutating func seen(_ text: String) {
    let visible = Self.visibleLines(text)
    if visible != text.replacingLineEnds { member("seen", visible) }
  }

  private static func visibleLines(_ text: String) -> String {
    text.replacingLineEnds.split(separator: "\n", omittingEmptySubsequences: false).map {
      visibleText(String($0))
    }
    .joined(separator: "\n")
  }
}

extension String {
  /// The text with one line feed at the end of each line.
  fileprivate var replacingLineEnds: String {
    String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}
