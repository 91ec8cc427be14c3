/// How names and texts are quoted in a sentence.
public enum WordStyle: Sendable, Hashable {
  /// In a message: names and texts in single quotes.
  case message
  /// In a documentation comment: names in backquotes, texts in double quotes.
  case comment

  /// A name in the definition.
  func name(_ name: String) -> String {
    switch self {
    case .message: "'\(name)'"
    case .comment: "`\(name)`"
    }
  }

  /// A text from the input.
  func text(_ text: String) -> String {
    switch self {
    case .message: "'\(text)'"
    case .comment: "\"\(text)\""
    }
  }
}
