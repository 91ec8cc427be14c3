import IntentSchema

/// The settings of a type that affect the meaning of a stored value.
struct CanonicalType {
  /// The name of an enum or object type; for a measurement, its dimension.
  var name: String?
  /// The only selectable unit; for a date, its components.
  var unit: String?
  /// The unit of a number without one.
  var defaultUnit: String?
  /// The currencies or file types to choose from, sorted; empty means any.
  var choices: [String] = []

  init(_ type: ParameterType) {
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
    case .currencyAmount(let settings): choices = settings.currencyCodes.sorted()
    case .file(let settings): choices = settings.typeIdentifiers.sorted()
    default: break
    }
  }
}

extension VisibilityPredicate {
  /// The predicate's name, and the values to compare the parent's value with.
  var canonical: (name: String, values: [String]) {
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
  /// The value as text, an enum case by its bare name.
  fileprivate var bareWords: String {
    if case .enumCase(let name) = self { name } else { words }
  }
}
