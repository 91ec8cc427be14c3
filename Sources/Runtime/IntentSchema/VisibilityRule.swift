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

/// The condition on a parent's value for a parameter to show: `INIntentParameterRelationshipPredicateName`
/// and `…PredicateValue` or `…PredicateValues`.
public enum VisibilityPredicate: Sendable, Equatable {
  /// The parent has a value: `HasAnyValue`. An empty text or array does not count.
  case hasAnyValue
  /// The parent's value is one of these: `…HasExactValue`.
  case isAnyOf([ParameterValue])
  /// The parent has no value, or a value that is not among these: `…ValueIsNotEqual`.
  case isNoneOf([ParameterValue])
  /// The parent's number is less than this one.
  case isLessThan(Double)
  /// The parent's number is this one or less.
  case isLessThanOrEqual(Double)
  /// The parent's number is greater than this one.
  case isGreaterThan(Double)
  /// The parent's number is this one or greater.
  case isGreaterThanOrEqual(Double)
  /// The parent's number is between these two numbers or equal to one of them: `…ValueIsWithinRange`.
  case isWithin(ClosedRange<Double>)
  /// The parent's text, or its identifier, contains one of these: `…ValueContains`.
  case contains([String])
  /// The parent has no value, or its text or identifier contains none of these: `…ValueDoesNotContain`.
  case doesNotContain([String])

  /// Whether a value matches the predicate.
  ///
  /// - Parameter value: The parent's value; `nil` if it has none or is hidden.
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
  /// Whether it is an empty text or array.
  @inline(never)
  fileprivate var isEmpty: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .array(let values): values.isEmpty
    default: false
    }
  }

  /// Whether it equals the value of a predicate as a value, a number, or a text.
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
