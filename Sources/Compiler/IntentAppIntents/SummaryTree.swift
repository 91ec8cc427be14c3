import IntentSchema

/// The rows of a configuration screen, as a tree of tests on the values of parent parameters.
package indirect enum SummaryTree: Sendable, Equatable {
  case rows([Int])
  /// A branch by a test of the parent with this index.
  case when(Int, SummaryTest, SummaryTree, otherwise: SummaryTree)
  /// All other cases, and no value, lead to the last tree.
  case choose(Int, [Choice], otherwise: SummaryTree)

  /// A branch for some cases of an enum.
  package struct Choice: Sendable, Equatable {
    package let cases: [String]
    package let tree: SummaryTree
  }

  var leaves: [[Int]] {
    switch self {
    case .rows(let rows): [rows]
    case .when(_, _, let matching, let otherwise): matching.leaves + otherwise.leaves
    case .choose(_, let choices, let otherwise): choices.flatMap(\.tree.leaves) + otherwise.leaves
    }
  }
}

/// A test of App Intents on the value of a parent.
package enum SummaryTest: Sendable, Equatable {
  case hasAnyValue
  case isAnyOf([ParameterValue])
  case isLessThan(Double)
  case isLessThanOrEqual(Double)
  case isGreaterThan(Double)
  case isGreaterThanOrEqual(Double)

  /// The tests that together tell whether a predicate holds; `nil` if App Intents have no such test for the
  /// parent's type.
  static func tests(for predicate: VisibilityPredicate, _ parent: ParameterSchema) -> [SummaryTest]? {
    let tests: [SummaryTest] =
      switch predicate {
      case .hasAnyValue, .isAbsentOrAnyOf([]): [.hasAnyValue]
      case .isAnyOf(let values): [.isAnyOf(values)]
      case .isAbsentOrAnyOf(let values), .isNoneOf(let values): [.hasAnyValue, .isAnyOf(values)]
      case .isLessThan(let bound): [.isLessThan(bound)]
      case .isLessThanOrEqual(let bound): [.isLessThanOrEqual(bound)]
      case .isGreaterThan(let bound): [.isGreaterThan(bound)]
      case .isGreaterThanOrEqual(let bound): [.isGreaterThanOrEqual(bound)]
      case .isWithin(let range):
        [.isGreaterThanOrEqual(range.lowerBound), .isLessThanOrEqual(range.upperBound)]
      case .contains, .doesNotContain: []
      }
    return tests.isEmpty || !tests.allSatisfy { $0.fits(parent) } ? nil : tests
  }

  private func fits(_ parent: ParameterSchema) -> Bool {
    switch self {
    case .hasAnyValue: true
    case .isAnyOf(let values):
      !parent.isArray && !values.isEmpty && values.allSatisfy { Self.canCompare($0, parent.type) }
    case .isLessThan(let bound), .isLessThanOrEqual(let bound), .isGreaterThan(let bound),
      .isGreaterThanOrEqual(let bound):
      switch parent.type {
      case .integer, .decimal: !parent.isArray && bound.isFinite
      default: false
      }
    }
  }

  private static func canCompare(_ value: ParameterValue, _ type: ParameterType) -> Bool {
    switch (type, value) {
    case (.boolean, .boolean), (.integer, .integer), (.string, .string), (.object, .string): true
    case (.decimal, .decimal(let number)): number.isFinite
    case (.decimal, .integer): true
    case (.integer, .decimal(let number)): Int(exactly: number) != nil
    case (.enumeration(let name), .enumCase(let value)): !name.isEmpty && !value.isEmpty
    default: false
    }
  }

  /// What evaluates the test.
  package var predicate: VisibilityPredicate {
    switch self {
    case .hasAnyValue: .hasAnyValue
    case .isAnyOf(let values): .isAnyOf(values)
    case .isLessThan(let bound): .isLessThan(bound)
    case .isLessThanOrEqual(let bound): .isLessThanOrEqual(bound)
    case .isGreaterThan(let bound): .isGreaterThan(bound)
    case .isGreaterThanOrEqual(let bound): .isGreaterThanOrEqual(bound)
    }
  }
}

/// Sample values, at least one for each group that the predicates can't tell apart.
package struct ParentValues {
  package private(set) var values: [ParameterValue?] = []

  /// Around each number that a predicate names, the numbers just below and above it are samples, too. For
  /// text, `\0` stands for everything that no predicate names.
  ///
  /// - Parameter parameter: The parent in App Intents; `nil` if they leave it out.
  package init(
    _ parent: ParameterSchema,
    as parameter: AppParameter?,
    in schema: ConfigurationSchema,
    predicates: [VisibilityPredicate]
  ) {
    if parameter?.isOptional ?? true { values.append(nil) }
    if parent.isArray {
      values += [.array([]), .array([.string("")])]
      return
    }
    switch parent.type {
    case .boolean: values += [.boolean(false), .boolean(true)]
    case .enumeration(let name):
      values += (schema.types.enums[name]?.caseNames ?? []).map { .enumCase($0) }
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
    case .isAnyOf(let values), .isAbsentOrAnyOf(let values), .isNoneOf(let values):
      values.compactMap(\.number)
    case .hasAnyValue, .contains, .doesNotContain: []
    }
  }

  private static func texts(_ predicate: VisibilityPredicate) -> [String] {
    switch predicate {
    case .isAnyOf(let values), .isAbsentOrAnyOf(let values), .isNoneOf(let values): values.flatMap(\.texts)
    default: []
    }
  }
}
