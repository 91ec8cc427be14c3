import IntentSchema

/// The name of a predicate in files: what it compares, and how. Only the end is certain.
package struct PredicateName: Sendable {
  /// The beginning of the name.
  package enum Subject: String, Sendable, CaseIterable {
    case enumCase = "Enum"
    case boolean = "Boolean"
    case integer = "Integer"
    case decimal = "Decimal"
    case text = "String"
    case object = "Object"
  }

  /// The end of the name.
  package enum Comparison: String, Sendable, CaseIterable {
    case hasAnyValue = "HasAnyValue"
    case isEqual = "HasExactValue"
    case isNotEqual = "ValueIsNotEqual"
    case isGreater = "ValueIsGreaterThan"
    case isGreaterOrEqual = "ValueIsGreaterThanOrEqual"
    case isLess = "ValueIsLessThan"
    case isLessOrEqual = "ValueIsLessThanOrEqual"
    case isWithin = "ValueIsWithinRange"
    case contains = "ValueContains"
    case doesNotContain = "ValueDoesNotContain"
  }

  /// `nil` if it compares values of any type.
  package let subject: Subject?
  package let comparison: Comparison?

  package init(_ name: String) {
    comparison =
      Comparison.allCases.first { name.hasSuffix($0.rawValue) }
      ?? (name.hasSuffix("ValueIsEqual") ? .isEqual : nil)
    let named = Subject.allCases.first { name.hasPrefix($0.rawValue) }
    subject =
      switch comparison {
      case .hasAnyValue: nil
      case .isLess, .isLessOrEqual, .isGreater, .isGreaterOrEqual, .isWithin: named ?? .decimal
      case .contains, .doesNotContain: named ?? .text
      case .isEqual, .isNotEqual, nil: named
      }
  }

  /// The names that Apple's tools know.
  package static func known(of subjects: [Subject] = Subject.allCases) -> [String] {
    [Comparison.hasAnyValue.rawValue]
      + subjects.flatMap { subject in subject.comparisons.map { text($0, of: subject) } }
  }

  package static func text(_ comparison: Comparison, of subject: Subject) -> String {
    guard comparison != .hasAnyValue else { return comparison.rawValue }
    return subject.rawValue + (subject == .object ? "Identifier" : "") + comparison.rawValue
  }
}

extension PredicateName.Subject {
  /// The subject of the predicates that Apple's tools know for a type; `nil` if they only know `HasAnyValue`.
  package init?(of type: ParameterType) {
    switch type {
    case .enumeration: self = .enumCase
    case .boolean: self = .boolean
    case .integer: self = .integer
    case .decimal: self = .decimal
    case .string: self = .text
    case .object: self = .object
    default: return nil
    }
  }

  /// Whether predicates of the subject can compare values of a type.
  package func fits(_ type: ParameterType) -> Bool {
    switch type {
    case .enumeration, .systemEnumeration: self == .enumCase
    case .boolean: self == .boolean
    case .integer, .decimal, .duration, .measurement, .currencyAmount: self == .integer || self == .decimal
    case .string, .speakableString, .url: self == .text
    case .object, .untypedObject: self == .object || self == .text
    case .date, .dateComponents, .paymentMethod, .person, .placemark, .file: true
    }
  }

  /// The values that it compares, for messages.
  package var words: String {
    switch self {
    case .enumCase: "a case"
    case .boolean: "true and false"
    case .integer, .decimal: "numbers"
    case .text: "texts"
    case .object: "objects"
    }
  }

  fileprivate var comparisons: [PredicateName.Comparison] {
    switch self {
    case .enumCase, .boolean: [.isEqual, .isNotEqual]
    case .integer, .decimal:
      [.isEqual, .isNotEqual, .isGreater, .isGreaterOrEqual, .isLess, .isLessOrEqual, .isWithin]
    case .text: [.isNotEqual, .contains, .doesNotContain]
    case .object: [.contains]
    }
  }
}
