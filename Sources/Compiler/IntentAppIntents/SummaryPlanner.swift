import IntentSchema

/// Plans the summary of an intent: the tree that shows exactly the parameters that are visible.
struct SummaryPlanner {
  /// A rule on a parent that App Intents can test.
  private struct Rule {
    let parent: Int
    let predicate: VisibilityPredicate
    let tests: SummaryConditions
  }

  /// The largest number of branches. Each level of a summary makes its type longer, and people who review it lost.
  static let limit = 64
  /// The largest number of cases that a switch of a summary takes besides the default.
  private static let choiceLimit = 14

  private let rows: [Int]
  /// The rules above each parameter that people can choose, from the outermost parent to its own, one for each parent.
  private let rules: [Int: [Rule]]
  private let parentValues: [Int: [ParameterValue?]]
  /// The parents that are enums.
  private let enums: Set<Int>
  private var leaves = 0
  /// The parameters whose own rule App Intents cannot test.
  private(set) var untested: [Int] = []

  /// - Parameters:
  ///   - schema: The intent.
  ///   - parameters: How each parameter is expressed; `nil` for one that is left out.
  init(_ schema: ConfigurationSchema, _ parameters: [AppParameter?]) {
    let indices = Dictionary(
      schema.parameters.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    rows = schema.parameters.indices.filter { parameters[$0] != nil && schema.parameters[$0].isConfigurable }
    var rules: [Int: [Rule]] = [:]
    var predicates: [Int: [VisibilityPredicate]] = [:]
    for row in rows {
      var chain: [Rule] = []
      for (depth, rule) in Self.chain(of: row, schema, indices).enumerated() {
        guard let parent = indices[rule.parent] else { continue }
        guard parameters[parent] != nil,
          let tests = SummaryConditions(rule.predicate, parent: schema.parameters[parent])
        else {
          if depth == 0 { untested.append(row) }
          continue
        }
        chain.insert(Rule(parent: parent, predicate: rule.predicate, tests: tests), at: 0)
        predicates[parent, default: []].append(rule.predicate)
      }
      rules[row] = chain
    }
    self.rules = rules
    var parentValues: [Int: [ParameterValue?]] = [:]
    for (parent, predicates) in predicates {
      let parameter = schema.parameters[parent]
      var cases: [String] = []
      if case .enumeration(let name) = parameter.type { cases = schema.types.enums[name]?.caseNames ?? [] }
      parentValues[parent] =
        ParentValues(
          parameter,
          cases: cases,
          isOptional: parameters[parent]?.isOptional ?? true,
          predicates: predicates
        ).values
    }
    self.parentValues = parentValues
    enums = Set(
      parentValues.keys.filter { parent in
        if case .enumeration = schema.parameters[parent].type {
          !schema.parameters[parent].isArray
        } else {
          false
        }
      }
    )
  }

  /// The rules that decide about a parameter: its own, its parent's, and so on.
  private static func chain(
    of row: Int,
    _ schema: ConfigurationSchema,
    _ indices: [String: Int]
  ) -> [VisibilityRule] {
    var result: [VisibilityRule] = []
    var seen: Set<Int> = [row]
    var current = row
    while let rule = schema.parameters[current].visibility, let parent = indices[rule.parent],
      seen.insert(parent).inserted
    {
      result.append(rule)
      current = parent
    }
    return result
  }

  /// Whether a parameter can show while another one shows, or is hidden.
  ///
  /// - Parameters:
  ///   - row: The parameter, by index.
  ///   - other: The other one.
  ///   - isShown: Whether the other one shows.
  func canShow(_ row: Int, while other: Int, isShown: Bool) -> Bool {
    guard let own = rules[row] else { return false }
    func canHold(_ rule: Rule, _ isTrue: Bool) -> Bool {
      let condition = own.first { $0.parent == rule.parent }?.predicate
      return parentValues[rule.parent]?.contains { value in
        rule.predicate.holds(for: value) == isTrue && condition?.holds(for: value) != false
      } ?? false
    }
    guard own.allSatisfy({ canHold($0, true) }) else { return false }
    guard let others = rules[other] else { return !isShown }
    return isShown ? others.allSatisfy { canHold($0, true) } : others.contains { canHold($0, false) }
  }

  /// Whether a parameter shows only with a value of another one.
  func isBelow(_ row: Int, _ parent: Int) -> Bool {
    (rules[row] ?? []).contains { $0.parent == parent }
  }

  /// The tree; `nil` if it would have more than ``limit`` branches.
  mutating func tree() -> SummaryTree? {
    leaves = 0
    return tree(parentValues)
  }

  /// - Parameter remaining: The values that each parent may still have.
  private mutating func tree(_ remaining: [Int: [ParameterValue?]]) -> SummaryTree? {
    var visible: [Int] = []
    var open: [SummaryCondition] = []
    for row in rows {
      switch decide(row, remaining) {
      case .visible: visible.append(row)
      case .hidden: break
      case .depends(let test): open.append(test)
      }
    }
    guard let parent = open.first?.parent, let values = remaining[parent] else {
      leaves += 1
      return leaves > Self.limit ? nil : .rows(visible)
    }
    let tests = open.filter { $0.parent == parent }.map(\.predicate)
    if enums.contains(parent) { return choose(parent, values, tests, remaining) }
    // The test that splits the values most evenly keeps the summary shallow, which Swift's type checker needs.
    let halves = tests.map { test in abs(values.count { test.holds(for: $0) } * 2 - values.count) }
    guard let best = tests.indices.min(by: { halves[$0] < halves[$1] }) else { return nil }
    var matching = remaining
    matching[parent] = values.filter { tests[best].holds(for: $0) }
    var others = remaining
    others[parent] = values.filter { !tests[best].holds(for: $0) }
    guard let whenTree = tree(matching), let otherwise = tree(others) else { return nil }
    if whenTree == otherwise { return whenTree }
    return .when(SummaryCondition(parent: parent, predicate: tests[best]), whenTree, otherwise: otherwise)
  }

  /// The tree for a parent that is an enum: one branch for each group of cases that no test tells apart.
  private mutating func choose(
    _ parent: Int,
    _ values: [ParameterValue?],
    _ tests: [VisibilityPredicate],
    _ remaining: [Int: [ParameterValue?]]
  ) -> SummaryTree? {
    var groups: [(values: [ParameterValue?], results: [Bool])] = []
    for value in values {
      let results = tests.map { $0.holds(for: value) }
      if let index = groups.firstIndex(where: { $0.results == results }) {
        groups[index].values.append(value)
      } else {
        groups.append(([value], results))
      }
    }
    var branches: [(values: [ParameterValue?], tree: SummaryTree)] = []
    for group in groups {
      var narrowed = remaining
      narrowed[parent] = group.values
      guard let tree = tree(narrowed) else { return nil }
      if let index = branches.firstIndex(where: { $0.tree == tree }) {
        branches[index].values += group.values
      } else {
        branches.append((group.values, tree))
      }
    }
    // No value is always among the rest. Otherwise the largest group is.
    let rest =
      branches.firstIndex { $0.values.contains(nil) }
      ?? branches.indices.max { branches[$0].values.count < branches[$1].values.count } ?? 0
    let otherwise = branches.remove(at: rest)
    guard let first = branches.first else { return otherwise.tree }
    guard branches.count > 1 else {
      let isAll = first.values.count + 1 == values.count && otherwise.values == [nil]
      let predicate = isAll ? .hasAnyValue : VisibilityPredicate.isAnyOf(first.values.compactMap(\.self))
      let test = SummaryCondition(parent: parent, predicate: predicate)
      return .when(test, first.tree, otherwise: otherwise.tree)
    }
    guard branches.count <= Self.choiceLimit else { return nil }
    let choices = branches.map { branch in
      SummaryTree.Choice(cases: branch.values.flatMap { $0?.texts ?? [] }, tree: branch.tree)
    }
    return .choose(parent, choices, otherwise: otherwise.tree)
  }

  private enum Decision {
    case visible, hidden
    case depends(SummaryCondition)
  }

  private func decide(_ row: Int, _ remaining: [Int: [ParameterValue?]]) -> Decision {
    var first: SummaryCondition?
    for rule in rules[row] ?? [] {
      let values = remaining[rule.parent] ?? []
      let matching = values.count { rule.predicate.holds(for: $0) }
      if matching == 0 { return .hidden }
      guard matching < values.count, first == nil else { continue }
      let test = rule.tests.tests.first { test in
        let count = values.count { test.holds(for: $0) }
        return count > 0 && count < values.count
      }
      first = test.map { SummaryCondition(parent: rule.parent, predicate: $0) }
    }
    return first.map { .depends($0) } ?? .visible
  }
}
