import IntentRuntime
import IntentSchema

/// A parameter, an element of an array, or a row that adds one. Escape control characters when you print
/// its texts.
package struct EditorRow: Sendable, Equatable, Identifiable {
  /// The parameter or element.
  package var place: EditorPlace
  /// The display name, or an element's number from 1.
  package var title: String
  /// The control that edits the value.
  package var control: EditorControl
  /// The value, if any.
  package var value: ParameterValue?
  /// The displayed value; empty if there is none.
  package var text: String
  /// Shown for a value without text.
  static let emptyText = "empty"
  /// The text to show in place of a missing value.
  package var placeholder: String
  /// Shown instead of the placeholder: that the provider has not given its default yet, or why it gives none.
  package var remark: String?
  /// The rule that decides whether the row shows.
  package var visibility: ParameterVisibility
  /// A sentence about a hidden or read-only row; `nil` for a row that shows.
  package var whyHidden: String?
  /// The value's problems, one sentence each, without the row's name.
  package var problems: [String]
  /// Whether the provider doesn't offer the value.
  package var isStale: Bool
  /// Whether the value differs from the original.
  package var isChanged: Bool

  package var id: EditorPlace { place }

  /// Whether the row shows and can change.
  package var isShown: Bool { whyHidden == nil }

  package init(
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
package enum EditorControl: Sendable, Hashable {
  /// Switches between two words.
  case toggle
  /// One line of text for any typed value.
  case field
  /// Multiline text for an external editor.
  case text
  /// A file's path, with completion.
  case path
  /// A number with steps.
  case stepper
  /// The position between two bounds, from 0 to 1; `nil` without a value.
  case slider(Double?)
  /// An enum's cases.
  case choice
  /// A provider's options.
  case options
  /// An array's heading; `maximum` is the family's limit.
  case list(count: Int, maximum: Int?)
  /// Adds an element to an array.
  case newElement

  /// How many elements a list has and may have; empty for none without a limit.
  package var countWords: String {
    switch self {
    case .list(let count, let maximum?) where count > maximum: "\(count), \(maximum) fit"
    case .list(let count, let maximum?): "\(count) of \(maximum)"
    case .list(let count, nil) where count > 0: "\(count)"
    default: ""
    }
  }
}

/// What a row edits: a parameter, or an element of its array.
package enum EditorPlace: Sendable, Hashable {
  /// A parameter by its name in the definition, or the heading of an array.
  case parameter(String)
  /// An element of an array by index, from 0.
  case element(of: String, Int)
  /// Adds an element to an array.
  case newElement(of: String)

  /// The name in the definition.
  package var parameter: String {
    switch self {
    case .parameter(let name), .element(of: let name, _), .newElement(of: let name): name
    }
  }
}

extension ConfigurationSchema {
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
    case (.isAbsentOrAnyOf(let values), .enumeration): rule.predicate = .isAbsentOrAnyOf(titles(values))
    case (.isNoneOf(let values), .boolean), (.isNoneOf(let values), .enumeration):
      rule.predicate = .isNoneOf(titles(values))
    default: break
    }
    return rule
  }
}

/// Every row can show another row's title, so long titles would add up.
func brief(_ title: String) -> String {
  guard let end = title.index(title.startIndex, offsetBy: 200, limitedBy: title.endIndex),
    end < title.endIndex
  else { return title }
  return title[..<end] + "…"
}
