/// How names and texts stand out where a sentence mentions them.
public enum WordStyle: Sendable, Hashable {
  /// In a message: names and texts alike in single quotes.
  case message
  /// In a documentation comment: names in backquotes, texts in double quotes.
  case comment

  /// A name of the definition.
  func name(_ name: String) -> String {
    switch self {
    case .message: "'\(name)'"
    case .comment: "`\(name)`"
    }
  }

  /// A text that somebody wrote.
  func text(_ text: String) -> String {
    switch self {
    case .message: "'\(text)'"
    case .comment: "\"\(text)\""
    }
  }
}
