/// A key press, or a pasted text.
enum Key: Sendable, Hashable {
  /// A typed code point.
  case text(Unicode.Scalar)
  /// A pasted text.
  case paste(String)
  /// A letter with the Control key, in lower case.
  case control(Unicode.Scalar)
  case enter, tab, backTab, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// A key with the Alt or Option key.
  indirect case alt(Key)
  /// A press of the first mouse button, at a position from 0.
  case click(line: Int, column: Int)
  /// The mouse wheel by one notch: 1 down, -1 up.
  case wheel(Int)
}
