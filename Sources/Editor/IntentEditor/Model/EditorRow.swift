import IntentRuntime
import IntentSchema

/// A row of the editor: a parameter, an element of an array, or a row that adds one.
///
/// Its texts are unescaped. Escape control characters when you print them.
public struct EditorRow: Sendable, Equatable, Identifiable {
  /// The parameter or element that the row represents.
  public var place: EditorPlace
  /// The display name. For an element of an array, its number from 1.
  public var title: String
  /// The kind of control that edits the value.
  public var control: EditorControl
  /// The value, if there is one.
  public var value: ParameterValue?
  /// The value for display; empty if there is none.
  public var text: String
  /// The text of an empty field.
  public var placeholder: String
  /// The rule that hides the row, or that it shows.
  public var visibility: ParameterVisibility
  /// A sentence about why the row is hidden or read-only; `nil` for a row that shows.
  public var whyHidden: String?
  /// The problems of the value, one sentence each, without the row's name.
  public var problems: [String]
  /// Whether the provider stopped offering the value.
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

/// The control that edits a row.
public enum EditorControl: Sendable, Hashable {
  /// A switch between two words.
  case toggle
  /// A line of text: a number, a text, a date, a place, or any other typed value.
  case field
  /// A multiline text, for an external editor.
  case text
  /// The path of a file, with completion.
  case path
  /// A number with steps.
  case stepper
  /// A number between two bounds. The associated value is its position from 0 to 1; `nil` without a value.
  case slider(Double?)
  /// A list of an enum's cases.
  case choice
  /// A list of a provider's options.
  case options
  /// The heading of an array. Its elements have their own rows; `maximum` is the family's limit.
  case list(count: Int, maximum: Int?)
  /// Adds an element to an array.
  case newElement
}

/// The parameter or element that a row represents.
public enum EditorPlace: Sendable, Hashable {
  /// A parameter, by its name in the definition. For an array, the heading of its elements.
  case parameter(String)
  /// An element of an array parameter, by index from 0.
  case element(of: String, Int)
  /// The row that adds an element to an array parameter.
  case newElement(of: String)

  /// The parameter's name in the definition.
  public var parameter: String {
    switch self {
    case .parameter(let name), .element(of: let name, _), .newElement(of: let name): name
    }
  }
}

extension ConfigurationSchema {
  /// Explains with display names why a parameter is hidden; `nil` for a visible one.
  func shownTitles(_ visibility: ParameterVisibility, of parameter: ParameterSchema) -> String? {
    switch visibility {
    case .visible: nil
    case .hidden(let rule): "'\(brief(parameter.shownTitle))' shows only while \(titled(rule).words)"
    case .hiddenWithParent(let rule):
      "'\(brief(parameter.shownTitle))' shows only while \(titled(rule).words), "
        + "and '\(titled(rule).parent)' is itself hidden"
    }
  }

  func titled(_ rule: VisibilityRule) -> VisibilityRule {
    guard let parent = parameter(named: rule.parent) else { return rule }
    func titles(_ values: [ParameterValue]) -> [ParameterValue] {
      values.map { .enumCase(brief(ValueText.shown($0, as: parent.type, in: types))) }
    }
    var rule = rule
    rule.parent = brief(parent.shownTitle)
    switch (rule.predicate, parent.type) {
    case (.isAnyOf(let values), .boolean), (.isAnyOf(let values), .enumeration):
      rule.predicate = .isAnyOf(titles(values))
    case (.isNoneOf(let values), .boolean), (.isNoneOf(let values), .enumeration):
      rule.predicate = .isNoneOf(titles(values))
    default: break
    }
    return rule
  }
}

/// Shortens a title for sentences about other rows. Every row can show one, so long titles would add up.
func brief(_ title: String) -> String {
  guard let end = title.index(title.startIndex, offsetBy: 200, limitedBy: title.endIndex),
    end < title.endIndex
  else { return title }
  return title[..<end] + "…"
}
