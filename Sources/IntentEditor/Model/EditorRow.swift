import IntentRuntime

/// One row of the editor: a parameter, an element of an array, or what adds one.
///
/// Texts stand in it as they are: whoever prints them makes control characters visible.
public struct EditorRow: Sendable, Hashable, Identifiable {
  /// What the row stands for.
  public var place: EditorPlace
  /// Its name for people; an element of an array has its number, from 1.
  public var title: String
  /// How its value is asked for.
  public var control: EditorControl
  /// Its value; `nil` is none.
  public var value: ParameterValue?
  /// The value as people read it; empty where there is none.
  public var text: String
  /// What an empty field shows.
  public var placeholder: String
  /// Whether it shows, and if not, by which rule.
  public var visibility: ParameterVisibility
  /// Why it is hidden, or cannot be changed, in one sentence; `nil` for a row that shows.
  public var whyHidden: String?
  /// What is wrong with the value, one sentence each, without the place.
  public var problems: [String]
  /// Whether the provider no longer offers the value.
  public var isStale: Bool
  /// Whether the value is another than at first.
  public var isChanged: Bool

  public var id: EditorPlace { place }

  /// Whether the row shows and can be changed.
  public var isShown: Bool { whyHidden == nil }

  public init(
    _ place: EditorPlace,
    title: String,
    control: EditorControl,
    value: ParameterValue? = nil,
    text: String = "",
    placeholder: String = "",
    visibility: ParameterVisibility = .visible,
    whyHidden: String? = nil,
    problems: [String] = [],
    isStale: Bool = false,
    isChanged: Bool = false
  ) {
    self.place = place
    self.title = title
    self.control = control
    self.value = value
    self.text = text
    self.placeholder = placeholder
    self.visibility = visibility
    self.whyHidden = whyHidden
    self.problems = problems
    self.isStale = isStale
    self.isChanged = isChanged
  }
}
