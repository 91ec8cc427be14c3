import IntentSchema

/// Values of a parent that together stand for all its values: two values that a predicate tells apart are never
/// represented by the same one.
package struct ParentValues {
  package private(set) var values: [ParameterValue?] = []

  /// - Parameters:
  ///   - parent: The parent.
  ///   - cases: The names of the cases, if it is an enum.
  ///   - isOptional: Whether it may have no value.
  ///   - predicates: The predicates on it.
  package init(
    _ parent: ParameterSchema,
    cases: [String],
    isOptional: Bool,
    predicates: [VisibilityPredicate]
  ) {
    if isOptional { values.append(nil) }
    if parent.isArray {
      values += [.array([]), .array([.string("")])]
      return
    }
    switch parent.type {
    case .boolean: values += [.boolean(false), .boolean(true)]
    case .enumeration: values += cases.map { .enumCase($0) }
    case .integer:
      add(
        predicates.flatMap(Self.numbers).flatMap {
          [$0.rounded(.down) - 1, $0.rounded(.down), $0.rounded(.up), $0.rounded(.up) + 1]
        }
      ) {
        Int(exactly: $0).map { .integer($0) }
      }
    case .decimal:
      add(predicates.flatMap(Self.numbers).flatMap { [$0.nextDown, $0, $0.nextUp] }) { .decimal($0) }
    case .string: values += (predicates.flatMap(Self.texts) + ["", "\u{0}"]).map { .string($0) }
    case .object:
      values += (predicates.flatMap(Self.texts) + ["\u{0}"]).map {
        .object(ObjectValue(identifier: $0, displayString: ""))
      }
    default: values.append(.string("\u{0}"))
    }
  }

  private mutating func add(_ numbers: [Double], _ value: (Double) -> ParameterValue?) {
    values += numbers.isEmpty ? [value(0)] : Set(numbers).sorted().compactMap(value)
  }

  private static func numbers(_ predicate: VisibilityPredicate) -> [Double] {
    switch predicate {
    case .isLessThan(let bound), .isLessThanOrEqual(let bound), .isGreaterThan(let bound),
      .isGreaterThanOrEqual(let bound):
      [bound]
    case .isWithin(let range): [range.lowerBound, range.upperBound]
    case .isAnyOf(let values), .isNoneOf(let values): values.compactMap(\.number)
    case .hasAnyValue, .contains, .doesNotContain: []
    }
  }

  private static func texts(_ predicate: VisibilityPredicate) -> [String] {
    switch predicate {
    case .isAnyOf(let values), .isNoneOf(let values): values.flatMap(\.texts)
    default: []
    }
  }
}
