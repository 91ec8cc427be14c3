/// How the value of a row is asked for.
public enum EditorControl: Sendable, Hashable {
  /// A switch between two words.
  case toggle
  /// A line of text: a number, a text, a date, a place, and all else that is typed.
  case field
  /// Text of several lines, for an editor of its own.
  case text
  /// The path of a file, which can be completed.
  case path
  /// A number that goes up and down.
  case stepper
  /// A number between two bounds, and where it lies between them, 0 to 1; `nil` where it has no value.
  case slider(Double?)
  /// One of an enum's cases, from a list.
  case choice
  /// One of the options that a provider has, from a list.
  case options
  /// The elements of an array, which have rows of their own; `maximum` is the most that the size of widget holds.
  case list(count: Int, maximum: Int?)
  /// Adds an element to an array.
  case newElement
}
