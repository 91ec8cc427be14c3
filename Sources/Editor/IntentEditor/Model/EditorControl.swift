/// How a row is edited.
public enum EditorControl: Sendable, Hashable {
  /// A switch between two words.
  case toggle
  /// A line of text: a number, a text, a date, a place, or anything else that is typed.
  case field
  /// Text of several lines, for an external editor.
  case text
  /// The path of a file, with completion.
  case path
  /// A number with steps.
  case stepper
  /// A number between two bounds, and its position between them, 0 to 1; `nil` without a value.
  case slider(Double?)
  /// A list of an enum's cases.
  case choice
  /// A list of a provider's options.
  case options
  /// The heading of an array, whose elements have their own rows; `maximum` is the most that the family allows.
  case list(count: Int, maximum: Int?)
  /// Adds an element to an array.
  case newElement
}
