extension VisibilityRule {
  /// The rule as it ends the sentence "Shown only while …": "`mirrorCalendarApp` is false".
  ///
  /// The parent stands in it by its name in the definition, in backquotes.
  public var words: String {
    "`\(parent)` \(predicate.words)"
  }
}

extension VisibilityPredicate {
  /// The predicate as it follows the parent's name: `is false`, `is greater than 3`.
  public var words: String {
    switch self {
    case .hasAnyValue: "has a value"
    case .isAnyOf(let values): "is \(alternatives(values.map(\.words)))"
    case .isNoneOf(let values): "is not \(alternatives(values.map(\.words)))"
    case .isLessThan(let bound): "is less than \(IntentSchema.words(of: bound))"
    case .isLessThanOrEqual(let bound): "is \(IntentSchema.words(of: bound)) or less"
    case .isGreaterThan(let bound): "is greater than \(IntentSchema.words(of: bound))"
    case .isGreaterThanOrEqual(let bound): "is \(IntentSchema.words(of: bound)) or more"
    case .isWithin(let range):
      "is between \(IntentSchema.words(of: range.lowerBound)) and \(IntentSchema.words(of: range.upperBound))"
    case .contains(let parts): "contains \(alternatives(parts.map { "\"\($0)\"" }))"
    case .doesNotContain(let parts): "does not contain \(alternatives(parts.map { "\"\($0)\"" }))"
    }
  }
}
