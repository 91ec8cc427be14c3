import IntentSchema

/// The kind of value that a predicate compares, derived from its name, for messages.
enum PredicateSubject: String {
  case enumCase = "a case"
  case boolean = "true and false"
  case number = "numbers"
  case text = "texts"
  case object = "objects"

  /// `nil` if the name does not indicate it.
  init?(of predicate: String) {
    if predicate.hasSuffix("HasAnyValue") { return nil }
    if predicate.hasPrefix("Enum") {
      self = .enumCase
    } else if predicate.hasPrefix("Boolean") {
      self = .boolean
    } else if predicate.hasPrefix("Integer") || predicate.hasPrefix("Decimal") {
      self = .number
    } else if predicate.hasPrefix("String") {
      self = .text
    } else if predicate.hasPrefix("Object") {
      self = .object
    } else if predicate.contains("ValueIsLessThan") || predicate.contains("ValueIsGreaterThan")
      || predicate.hasSuffix("ValueIsWithinRange")
    {
      self = .number
    } else if predicate.hasSuffix("Contain") || predicate.hasSuffix("Contains") {
      self = .text
    } else {
      return nil
    }
  }

  /// Whether the predicate can compare values of a type.
  func fits(_ type: ParameterType) -> Bool {
    switch type {
    case .enumeration, .systemEnumeration: self == .enumCase
    case .boolean: self == .boolean
    case .integer, .decimal, .duration, .measurement, .currencyAmount: self == .number
    case .string, .speakableString, .url: self == .text
    case .object, .untypedObject: self == .object || self == .text
    default: true
    }
  }
}
