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

  package let subject: Subject?
  package let comparison: Comparison?

  package init(_ name: String) {
    subject = Subject.allCases.first { name.hasPrefix($0.rawValue) }
    comparison =
      Comparison.allCases.first { name.hasSuffix($0.rawValue) }
      ?? (name.hasSuffix("ValueIsEqual") ? .isEqual : nil)
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
