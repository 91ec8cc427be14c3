/// A key that was pressed, or a text that was pasted.
enum Key: Sendable, Hashable {
  /// One code point of what was typed.
  case text(Unicode.Scalar)
  /// A text that was pasted in one go.
  case paste(String)
  /// A letter with the Control key; the letter is a small one.
  case control(Unicode.Scalar)
  case enter, tab, backTab, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// A key with the Alt or Option key.
  indirect case alt(Key)
}
