import IntentSchema

/// The rows of a configuration screen, as a tree of tests on the values of parent parameters.
package indirect enum SummaryTree: Sendable, Equatable {
  case rows([Int])
  case when(SummaryCondition, SummaryTree, otherwise: SummaryTree)
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
    case .when(_, let matching, let otherwise): matching.leaves + otherwise.leaves
    case .choose(_, let choices, let otherwise): choices.flatMap(\.tree.leaves) + otherwise.leaves
    }
  }
}

/// A test on the value of one parent, by its index.
package struct SummaryCondition: Sendable, Equatable {
  package let parent: Int
  package let predicate: VisibilityPredicate
}

/// Tests of App Intents that together tell whether a predicate holds.
struct SummaryConditions {
  let tests: [VisibilityPredicate]

  /// `nil` if App Intents have no such test for the parent's type.
  init?(_ predicate: VisibilityPredicate, parent: ParameterSchema) {
    switch predicate {
    case .hasAnyValue: self.init([.hasAnyValue])
    case .isAnyOf(let values):
      guard Self.canCompare(values, parent) else { return nil }
      self.init([predicate])
    case .isAbsentOrAnyOf([]): self.init([.hasAnyValue])
    case .isAbsentOrAnyOf(let values), .isNoneOf(let values):
      guard Self.canCompare(values, parent) else { return nil }
      self.init([.hasAnyValue, .isAnyOf(values)])
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

  private init(_ tests: [VisibilityPredicate]) {
    self.tests = tests
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

/// Sample values, at least one for each group that the predicates can't tell apart.
package struct ParentValues {
  package private(set) var values: [ParameterValue?] = []

  /// Around each number that a predicate names, the numbers just below and above it are samples, too. For
  /// text, `\0` stands for everything that no predicate names.
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
