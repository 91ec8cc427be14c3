import IntentCompiler
import IntentSchema

/// The compared facts of a type, without its bounds.
struct TypeFacts {
  var name: String?
  /// The only allowed unit, or the components of a date.
  var unit: String?
  var defaultUnit: String?
  /// Allowed currencies or file types; empty for any.
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
    case .currencyAmount(let settings): choices = settings.currencyCodes
    case .file(let settings): choices = settings.typeIdentifiers
    default: break
    }
  }
}

extension VisibilityPredicate {
  var canonical: (kind: Kind, values: [String]) {
    func words(_ bound: Double) -> String { ParameterValue.decimal(bound).words }
    return switch self {
    case .hasAnyValue: (.hasAnyValue, [])
    case .isAnyOf(let values): (.isAnyOf, values.map(\.bareWords))
    case .isAbsentOrAnyOf(let values): (.isAbsentOrAnyOf, values.map(\.bareWords))
    case .isNoneOf(let values): (.isNoneOf, values.map(\.bareWords))
    case .isLessThan(let bound): (.isLessThan, [words(bound)])
    case .isLessThanOrEqual(let bound): (.isLessThanOrEqual, [words(bound)])
    case .isGreaterThan(let bound): (.isGreaterThan, [words(bound)])
    case .isGreaterThanOrEqual(let bound): (.isGreaterThanOrEqual, [words(bound)])
    case .isWithin(let range): (.isWithin, [words(range.lowerBound), words(range.upperBound)])
    case .contains(let parts): (.contains, parts)
    case .doesNotContain(let parts): (.doesNotContain, parts)
    }
  }
}

extension ParameterValue {
  var bareWords: String {
    if case .enumCase(let name) = self { name } else { words }
  }
}

extension ParameterType {
  /// The limits of a number. Infinite numbers aren't limits.
  var finiteBounds: (minimum: Double?, maximum: Double?) {
    func finite(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    return (finite(bounds?.minimum), finite(bounds?.maximum))
  }

  var details: [String] {
    if case .string(let settings) = self, settings.isMultiline {
      detailWords + ["several lines"]
    } else {
      detailWords
    }
  }
}

/// The uniform type identifiers that definitions use, and the types that include them.
enum UniformTypes {
  private static let owners: [String: [String]] = [
    "public.data": ["public.item"], "public.content": ["public.item"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.delimited-values-text": ["public.text"],
    "public.comma-separated-values-text": ["public.delimited-values-text"],
    "public.tab-separated-values-text": ["public.delimited-values-text"],
    "public.image": ["public.data", "public.content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.audio": ["public.audiovisual-content"],
  ]

  /// Whether the table contains all types that include this one.
  static func isKnown(_ identifier: String) -> Bool {
    identifier == "public.item" || owners[identifier] != nil
  }

  static func include(_ identifier: String, _ identifiers: Set<String>) -> Bool {
    identifiers.contains(identifier)
      || (owners[identifier] ?? []).contains { include($0, identifiers) }
  }
}
