import IntentSchema

/// The conditions of App Intents that together have the meaning of a visibility predicate.
///
/// The predicate holds if all of them hold, or, if it is negated, unless all hold.
struct SummaryConditions {
  let tests: [VisibilityPredicate]
  let isNegated: Bool

  /// - Returns: `nil` if App Intents have no such test for the parent's type.
  init?(_ predicate: VisibilityPredicate, parent: ParameterSchema) {
    switch predicate {
    case .hasAnyValue: self.init([.hasAnyValue])
    case .isAnyOf(let values):
      guard Self.canCompare(values, parent) else { return nil }
      self.init([predicate])
    // Written the other way round, because it also holds for a parent without a value.
    case .isNoneOf(let values):
      guard Self.canCompare(values, parent) else { return nil }
      self.init([.isAnyOf(values)], isNegated: true)
    case .isLessThan(let bound), .isLessThanOrEqual(let bound), .isGreaterThan(let bound),
      .isGreaterThanOrEqual(let bound):
      guard Self.isNumber(parent), bound.isFinite else { return nil }
      self.init([predicate])
    case .isWithin(let range):
      guard Self.isNumber(parent), range.lowerBound.isFinite, range.upperBound.isFinite else { return nil }
      self.init([.isGreaterThanOrEqual(range.lowerBound), .isLessThanOrEqual(range.upperBound)])
    case .contains, .doesNotContain: return nil
    }
  }

  private init(_ tests: [VisibilityPredicate], isNegated: Bool = false) {
    self.tests = tests
    self.isNegated = isNegated
  }

  private static func isNumber(_ parent: ParameterSchema) -> Bool {
    guard !parent.isArray else { return false }
    return switch parent.type {
    case .integer, .decimal: true
    default: false
    }
  }

  private static func canCompare(_ values: [ParameterValue], _ parent: ParameterSchema) -> Bool {
    guard !parent.isArray, !values.isEmpty else { return false }
    return values.allSatisfy { value in
      switch (parent.type, value) {
      case (.boolean, .boolean), (.integer, .integer), (.string, .string), (.object, .string): true
      case (.decimal, .decimal(let number)): number.isFinite
      case (.decimal, .integer): true
      case (.integer, .decimal(let number)): Int(exactly: number) != nil
      case (.enumeration(let name), .enumCase(let value)): !name.isEmpty && !value.isEmpty
      default: false
      }
    }
  }
}
