/// The rule for when a parameter shows: `INIntentParameterRelationship`.
public struct VisibilityRule: Sendable, Equatable {
  /// The name of the parent parameter: `INIntentParameterRelationshipParentName`.
  public var parent: String
  /// The condition on the parent's value.
  public var predicate: VisibilityPredicate

  public init(_ parent: String, _ predicate: VisibilityPredicate) {
    self.parent = parent
    self.predicate = predicate
  }
}

/// A condition on a parent's value: `INIntentParameterRelationshipPredicateName` and `…PredicateValue` or
/// `…PredicateValues`.
public enum VisibilityPredicate: Sendable, Equatable {
  /// The parent has a value other than an empty text or array: `HasAnyValue`.
  case hasAnyValue
  /// The parent's value is one of these: `…HasExactValue`.
  case isAnyOf([ParameterValue])
  /// The parent's value is missing or none of these: `…ValueIsNotEqual`.
  case isNoneOf([ParameterValue])
  /// The parent's number is less than this.
  case isLessThan(Double)
  /// The parent's number is at most this.
  case isLessThanOrEqual(Double)
  /// The parent's number is greater than this.
  case isGreaterThan(Double)
  /// The parent's number is at least this.
  case isGreaterThanOrEqual(Double)
  /// The parent's number is within the range, inclusive: `…ValueIsWithinRange`.
  case isWithin(ClosedRange<Double>)
  /// The parent's text or identifier contains one of these: `…ValueContains`.
  case contains([String])
  /// The parent's text or identifier is missing or contains none of these: `…ValueDoesNotContain`.
  case doesNotContain([String])

  /// Returns whether a value matches the predicate.
  ///
  /// - Parameter value: The parent's value; `nil` if it is empty or hidden.
  public func holds(for value: ParameterValue?) -> Bool {
    switch self {
    case .hasAnyValue:
      guard let value else { return false }
      return !value.isEmpty
    case .isAnyOf(let allowed):
      guard let value else { return false }
      return allowed.contains { value.matches($0) }
    case .isNoneOf(let forbidden):
      guard let value else { return true }
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
  @inline(never)
  fileprivate var isEmpty: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .array(let values): values.isEmpty
    default: false
    }
  }

  /// Compares with a predicate's value, as values, numbers or texts.
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
