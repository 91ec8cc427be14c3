import IntentRuntime
import IntentSchema

extension ConfigurationSchema {
  /// Why a parameter is hidden, in display names; `nil` for one that shows.
  func shownTitles(_ visibility: ParameterVisibility, of parameter: ParameterSchema) -> String? {
    switch visibility {
    case .visible: nil
    case .hidden(let rule): "'\(brief(parameter.shownTitle))' shows only while \(titled(rule).words)"
    case .hiddenWithParent(let rule):
      "'\(brief(parameter.shownTitle))' shows only while \(titled(rule).words), "
        + "and '\(titled(rule).parent)' is itself hidden"
    }
  }

  /// A rule with display names.
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

/// A title for sentences about other rows. A long one is cut, because every row can have such a sentence.
func brief(_ title: String) -> String {
  guard let end = title.index(title.startIndex, offsetBy: 200, limitedBy: title.endIndex),
    end < title.endIndex
  else { return title }
  return title[..<end] + "…"
}
