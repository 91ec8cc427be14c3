import IntentSchema

/// The settings of a type that change what a stored value means.
package struct CanonicalType {
  /// The name of an enum or object type, or the dimension of a measurement.
  package var name: String?
  /// The only unit that people can choose, or the components of a date.
  package var unit: String?
  /// The unit of a bare number.
  package var defaultUnit: String?
  /// The currencies or types of files to choose from; empty for any.
  package var choices: [String] = []

  package init(_ type: ParameterType) {
    switch type {
    case .enumeration(let name), .systemEnumeration(let name), .object(let name): self.name = name
    case .untypedObject(let name): self.name = name
    case .dateComponents(let settings): unit = settings.components.rawValue
    case .duration(let settings):
      unit = settings.unit?.rawValue
      defaultUnit = settings.defaultUnit.rawValue
    case .measurement(let settings):
      name = settings.dimension.rawValue
      unit = settings.unit?.rawValue
      defaultUnit = settings.defaultUnit.rawValue
    case .currencyAmount(let settings): choices = settings.currencyCodes
    case .file(let settings): choices = settings.typeIdentifiers
    default: break
    }
  }
}

extension VisibilityPredicate {
  /// The name of the predicate and its operands.
  package var canonical: (name: String, values: [String]) {
    func words(_ bound: Double) -> String { ParameterValue.decimal(bound).words }
    return switch self {
    case .hasAnyValue: ("hasAnyValue", [])
    case .isAnyOf(let values): ("isAnyOf", values.map(\.bareWords))
    case .isNoneOf(let values): ("isNoneOf", values.map(\.bareWords))
    case .isLessThan(let bound): ("isLessThan", [words(bound)])
    case .isLessThanOrEqual(let bound): ("isLessThanOrEqual", [words(bound)])
    case .isGreaterThan(let bound): ("isGreaterThan", [words(bound)])
    case .isGreaterThanOrEqual(let bound): ("isGreaterThanOrEqual", [words(bound)])
    case .isWithin(let range): ("isWithin", [words(range.lowerBound), words(range.upperBound)])
    case .contains(let parts): ("contains", parts)
    case .doesNotContain(let parts): ("doesNotContain", parts)
    }
  }
}

extension ParameterValue {
  /// The value in words; an enum case by its name without quotes.
  package var bareWords: String {
    if case .enumCase(let name) = self { name } else { words }
  }
}
