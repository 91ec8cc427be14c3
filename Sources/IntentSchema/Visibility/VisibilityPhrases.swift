extension VisibilityPredicate {
  /// What a parent must fulfil, in words that follow its name: `is false`, `is 'day' or 'week'`,
  /// `is greater than 3`.
  public var phrase: String {
    switch self {
    case .hasAnyValue: "has a value"
    case .isAnyOf(let values): "is \(Self.list(values.map(\.phrase)))"
    case .isNoneOf(let values): "is not \(Self.list(values.map(\.phrase)))"
    case .isLessThan(let bound): "is less than \(bound.phrase)"
    case .isLessThanOrEqual(let bound): "is \(bound.phrase) or less"
    case .isGreaterThan(let bound): "is greater than \(bound.phrase)"
    case .isGreaterThanOrEqual(let bound): "is \(bound.phrase) or greater"
    case .isWithin(let range): "is from \(range.lowerBound.phrase) to \(range.upperBound.phrase)"
    case .contains(let parts): "contains \(Self.list(parts.map { "'\($0)'" }))"
    case .doesNotContain(let parts): "does not contain \(Self.list(parts.map { "'\($0)'" }))"
    }
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last else { return "nothing" }
    return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension ConfigurationSchema {
  /// Why a parameter is hidden, in one sentence without a full stop: `'calendars' shows only while
  /// 'mirrorCalendarApp' is false`. `nil` for one that shows.
  public func explanation(of visibility: ParameterVisibility, for name: String) -> String? {
    switch visibility {
    case .visible:
      nil
    case .hidden(let rule):
      "'\(name)' shows only while '\(rule.parent)' \(rule.predicate.phrase)"
    case .hiddenWithParent(let rule):
      "'\(name)' shows only while '\(rule.parent)' \(rule.predicate.phrase), and '\(rule.parent)' is itself hidden"
    }
  }
}
