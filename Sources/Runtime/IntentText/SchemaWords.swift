import IntentSchema

extension VisibilityRule {
  /// Ends the sentence "Shown only while …": `'mirrorCalendarApp' is false`.
  package var words: String { words(.message) }

  package func words(_ style: WordStyle) -> String {
    "\(style.name(parent)) \(predicate.words(style))"
  }
}

extension VisibilityPredicate {
  /// `is false`, `is greater than 3`.
  package var words: String { words(.message) }

  package func words(_ style: WordStyle) -> String {
    switch self {
    case .hasAnyValue: "has a value"
    case .isAnyOf(let values): "is \(oneOf(values.map { $0.words(style) }))"
    case .isAbsentOrAnyOf(let values):
      "has no value" + (values.isEmpty ? "" : " or is \(oneOf(values.map { $0.words(style) }))")
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

extension ParameterType {
  /// `1 to 10`, `0 or more`, `5 minutes or less`; `nil` without bounds.
  package var boundsWords: String? {
    switch self {
    case .integer(let settings): bounds(settings.minimum, settings.maximum, String.init)
    case .decimal(let settings): bounds(settings.minimum, settings.maximum, IntentSchema.words(of:))
    case .duration(let settings): bounds(settings.minimum, settings.maximum, \.words)
    case .measurement(let settings):
      bounds(settings.minimum, settings.maximum, IntentSchema.words(of:))
        .map { "\($0) \(settings.defaultUnit.symbol)" }
    case .currencyAmount(let settings): bounds(settings.minimum, settings.maximum, IntentSchema.words(of:))
    default: nil
    }
  }
}

private func bounds<Bound>(_ minimum: Bound?, _ maximum: Bound?, _ words: (Bound) -> String) -> String? {
  switch (minimum.map(words), maximum.map(words)) {
  case (let minimum?, let maximum?): minimum == maximum ? minimum : "\(minimum) to \(maximum)"
  case (let minimum?, nil): "\(minimum) or more"
  case (nil, let maximum?): "\(maximum) or less"
  case (nil, nil): nil
  }
}

extension ArraySizes {
  /// `1 in systemSmall, 4 in systemMedium`.
  package var words: String {
    ConfigurationFamily.allCases.compactMap { family in
      maximumCount(for: family).map { "\($0) in \(family.rawValue)" }
    }.joined(separator: ", ")
  }
}

extension ParameterSchema.Options {
  package var words: String? {
    switch self {
    case .fixed: nil
    case .dynamic: "choices come from code"
    case .searchable: "choices come from code, with search"
    }
  }
}
