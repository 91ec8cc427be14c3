extension VisibilityRule {
  /// The rule as the end of the sentence "Shown only while …": `'mirrorCalendarApp' is false`.
  ///
  /// It names the parent as the definition does.
  public var words: String { words(.message) }

  /// The rule as the end of the sentence "Shown only while …", with names in the quotes of a style.
  public func words(_ style: WordStyle) -> String {
    "\(style.name(parent)) \(predicate.words(style))"
  }
}

extension VisibilityPredicate {
  /// The predicate after the parent's name: `is false`, `is greater than 3`.
  public var words: String { words(.message) }

  /// The predicate after the parent's name, with names in the quotes of a style.
  public func words(_ style: WordStyle) -> String {
    switch self {
    case .hasAnyValue: "has a value"
    case .isAnyOf(let values): "is \(oneOf(values.map { $0.words(style) }))"
    case .isNoneOf(let values): "is not \(oneOf(values.map { $0.words(style) }))"
    case .isLessThan(let bound): "is less than \(IntentSchema.words(of: bound))"
    case .isLessThanOrEqual(let bound): "is \(IntentSchema.words(of: bound)) or less"
    case .isGreaterThan(let bound): "is greater than \(IntentSchema.words(of: bound))"
    case .isGreaterThanOrEqual(let bound): "is \(IntentSchema.words(of: bound)) or more"
    case .isWithin(let range):
      "is between \(IntentSchema.words(of: range.lowerBound)) and \(IntentSchema.words(of: range.upperBound))"
    case .contains(let parts): "contains \(oneOf(parts.map(style.text)))"
    case .doesNotContain(let parts): "does not contain \(oneOf(parts.map(style.text)))"
    }
  }

  private func oneOf(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : alternatives(words)
  }
}
