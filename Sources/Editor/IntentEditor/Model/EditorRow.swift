import IntentRuntime
import IntentSchema

/// A row of the editor: a parameter, an element of an array, or the row that adds one.
///
/// Its texts are unescaped; escape control characters when you print them.
public struct EditorRow: Sendable, Equatable, Identifiable {
  /// What the row represents.
  public var place: EditorPlace
  /// The display name; for an element of an array its number, from 1.
  public var title: String
  /// How the value is edited.
  public var control: EditorControl
  /// The value, if there is one.
  public var value: ParameterValue?
  /// The value for display; empty if there is none.
  public var text: String
  /// The text of an empty field.
  public var placeholder: String
  /// Whether the row shows, and if not, by which rule.
  public var visibility: ParameterVisibility
  /// Why it is hidden or cannot be changed, in one sentence; `nil` for a row that shows.
  public var whyHidden: String?
  /// The problems of the value, one sentence each, without the row's name.
  public var problems: [String]
  /// Whether the provider no longer offers the value.
  public var isStale: Bool
  /// Whether the value differs from the original.
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
