/// When a parameter shows: `INIntentParameterRelationship`.
public struct VisibilityRule: Sendable, Equatable {
  /// The parameter to test: `INIntentParameterRelationshipParentName`.
  public var parent: String
  /// The condition on the parent's value.
  public var predicate: VisibilityPredicate

  public init(_ parent: String, _ predicate: VisibilityPredicate) {
    self.parent = parent
    self.predicate = predicate
  }
}

/// The condition on a parent's value: `INIntentParameterRelationshipPredicateName`, with `…PredicateValue` or
/// `…PredicateValues`.
public enum VisibilityPredicate: Sendable, Equatable {
  /// Any value but an empty text or array: `HasAnyValue`.
  case hasAnyValue
  /// One of these values: `…HasExactValue`.
  case isAnyOf([ParameterValue])
  /// No value, or one of these: `…HasExactValue` with the case `unknown`, which stands for no value.
  case isAbsentOrAnyOf([ParameterValue])
  /// A value that is neither empty nor one of these: `…ValueIsNotEqual`.
  case isNoneOf([ParameterValue])
  case isLessThan(Double)
  case isLessThanOrEqual(Double)
  case isGreaterThan(Double)
  case isGreaterThanOrEqual(Double)
  /// A number in the range, inclusive: `…ValueIsWithinRange`.
  case isWithin(ClosedRange<Double>)
  /// A text or identifier that contains one of these: `…ValueContains`.
  case contains([String])
  /// No text or identifier, or none of these in it: `…ValueDoesNotContain`.
  case doesNotContain([String])

  /// A condition without its values. The raw value is its name in JSON.
  package enum Kind: String, Sendable {
    case hasAnyValue, isAnyOf, isAbsentOrAnyOf, isNoneOf, isLessThan, isLessThanOrEqual, isGreaterThan
    case isGreaterThanOrEqual, isWithin, contains, doesNotContain
  }

  /// Whether a parent's value matches. Pass `nil` if the parent is empty or hidden.
  public func holds(for value: ParameterValue?) -> Bool {
    switch self {
    case .hasAnyValue:
      guard let value else { return false }
      return !value.isEmpty
    case .isAnyOf(let allowed):
      guard let value else { return false }
      return allowed.contains { value.matches($0) }
    case .isAbsentOrAnyOf(let allowed):
      guard let value, !value.isEmpty else { return true }
      return allowed.contains { value.matches($0) }
    case .isNoneOf(let forbidden):
      guard let value, !value.isEmpty else { return false }
      return !forbidden.contains { value.matches($0) }
    case .isLessThan(let bound):
      return value?.number.map { $0 < bound } ?? false
    case .isLessThanOrEqual(let bound):
      return value?.number.map { $0 <= bound } ?? false
    case .isGreaterThan(let bound):
      return value?.number.map { $0 > bound } ?? false
    case .isGreaterThanOrEqual(let bound):
      return value?.number.map { $0 >= bound } ?? false
    case .isWithin(let range):
      return value?.number.map { range.contains($0) } ?? false
    case .contains(let parts):
      return parts.contains { value?.contains(text: $0) ?? false }
    case .doesNotContain(let parts):
      return !parts.contains { value?.contains(text: $0) ?? false }
    }
  }
}

extension ParameterValue {
  @inline(never)  // Inlining would repeat the code at each use, in every app.
  fileprivate var isEmpty: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .array(let values): values.isEmpty
    default: false
    }
  }

  @inline(never)
  fileprivate func matches(_ operand: ParameterValue) -> Bool {
    if self == operand { return true }
    if let number, let other = operand.number { return number == other }
    switch self {
    case .array(let values): return values.contains { $0.matches(operand) }
    default: return operand.texts.count == 1 && texts == operand.texts
    }
  }

  @inline(never)
  fileprivate func contains(text: String) -> Bool {
    texts.contains { $0.contains(text) }
  }
}
