import IntentRuntime

extension ConfigurationSchema {
  /// Why a parameter is hidden, with the names that people read; `nil` for one that shows.
  func shownTitles(_ visibility: ParameterVisibility, of parameter: ParameterSchema) -> String? {
    switch visibility {
    case .visible: nil
    case .hidden(let rule): "'\(brief(parameter.shownTitle))' shows only while \(titled(rule).words)"
    case .hiddenWithParent(let rule):
      "'\(brief(parameter.shownTitle))' shows only while \(titled(rule).words), "
        + "and '\(titled(rule).parent)' is itself hidden"
    }
  }

  /// A rule with the names that people read, in place of those in the definition.
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

/// A title as it stands in sentences about other rows: a long one is cut, because every row may have such a sentence.
func brief(_ title: String) -> String {
  guard let end = title.index(title.startIndex, offsetBy: 200, limitedBy: title.endIndex),
    end < title.endIndex
  else { return title }
  return title[..<end] + "…"
}
