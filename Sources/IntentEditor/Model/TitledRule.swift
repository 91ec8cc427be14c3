import IntentRuntime

extension ConfigurationSchema {
  /// Why a parameter is hidden, with the names that people read; `nil` for one that shows.
  func shownTitles(_ visibility: ParameterVisibility, of parameter: ParameterSchema) -> String? {
    switch visibility {
    case .visible: nil
    case .hidden(let rule): "'\(parameter.shownTitle)' shows only while \(titled(rule).words)"
    case .hiddenWithParent(let rule):
      "'\(parameter.shownTitle)' shows only while \(titled(rule).words), "
        + "and '\(titled(rule).parent)' is itself hidden"
    }
  }

  /// A rule with the names that people read, in place of those in the definition.
  func titled(_ rule: VisibilityRule) -> VisibilityRule {
    guard let parent = parameter(named: rule.parent) else { return rule }
    func titles(_ values: [ParameterValue]) -> [ParameterValue] {
      values.map { .enumCase(ValueText.shown($0, as: parent.type, in: types)) }
    }
    var rule = rule
    rule.parent = parent.shownTitle
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
