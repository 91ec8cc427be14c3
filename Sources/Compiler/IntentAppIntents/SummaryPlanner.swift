import IntentSchema

/// Builds the decision tree of a `parameterSummary`. At each branch, it looks at the values that each parent
/// can still have. If they don't decide which rows show, it tests the first parent that matters: an enum by
/// groups of cases that show the same rows, another type by the test that splits its values most evenly.
struct SummaryPlanner {
  /// The most branches of a summary. Not more than 64, because ``shownIn`` has a bit for each branch. Deep
  /// summaries also have long types, and are hard to review.
  static let limit = 64
  private static let choiceLimit = 14

  private let rules: SummaryRules
  private let enums: Set<Int>
  private let predicates: [Int: [VisibilityPredicate]]
  /// The values that each parent can still have at this point of the tree.
  private var remaining: [Int: [ParameterValue?]] = [:]
  private var branchCount = 1
  /// The branches of the finished tree that show a parameter, one bit each.
  private var shownIn: [Int: UInt64] = [:]

  init(_ schema: ConfigurationSchema, _ parameters: [AppParameter?]) {
    let rules = SummaryRules(schema, parameters)
    self.rules = rules
    predicates = Dictionary(grouping: rules.order.compactMap { rules.nearest[$0] }, by: \.parent)
      .mapValues { $0.map(\.predicate) }
    for (parent, predicates) in predicates {
      let values = ParentValues(
        schema.parameters[parent],
        as: parameters[parent],
        in: schema,
        predicates: predicates
      )
      var known: Set<ParameterValue?> = []
      remaining[parent] = values.values.filter { known.insert($0).inserted }
    }
    enums = Set(
      predicates.keys.filter { parent in
        if case .enumeration = schema.parameters[parent].type {
          !schema.parameters[parent].isArray
        } else {
          false
        }
      }
    )
  }

  var untested: [Int] { rules.untested }

  func canShow(_ row: Int, while other: Int, isShown: Bool) -> Bool {
    let others = shownIn[other] ?? 0
    return (shownIn[row] ?? 0) & (isShown ? others : ~others) != 0
  }

  func isBelow(_ row: Int, _ parent: Int) -> Bool {
    rules.isBelow(row, parent)
  }

  /// Plans the whole summary; `nil` if it would need more than ``limit`` branches.
  mutating func tree() -> SummaryTree? {
    branchCount = 1
    // Stop early, because counting many values for many rules would be slow.
    guard remaining.allSatisfy({ groups($1, predicates[$0] ?? []) != nil }), let tree = subtree() else {
      return nil
    }
    for (number, rows) in tree.leaves.enumerated() {
      for row in rows { shownIn[row, default: 0] |= 1 << number }
    }
    return tree
  }

  /// Each level adds a branch, so ``limit`` also bounds the depth.
  private mutating func subtree() -> SummaryTree? {
    guard let (visible, open) = survey() else { return nil }
    guard let parent = open.first?.parent, let values = remaining[parent] else { return .rows(visible) }
    defer { remaining[parent] = values }
    let tests = open.filter { $0.parent == parent }.compactMap { rule in
      rule.tests.first { test in
        let count = values.count { test.predicate.holds(for: $0) }
        return count > 0 && count < values.count
      }
    }
    if enums.contains(parent) { return choose(parent, values, tests) }
    // An even split keeps the summary shallow, as Swift's type checker needs.
    let halves = tests.map { test in abs(values.count - 2 * values.count { test.predicate.holds(for: $0) }) }
    guard let best = tests.indices.min(by: { halves[$0] < halves[$1] }) else { return nil }
    branchCount += 1
    remaining[parent] = values.filter { tests[best].predicate.holds(for: $0) }
    guard let whenTree = subtree() else { return nil }
    remaining[parent] = values.filter { !tests[best].predicate.holds(for: $0) }
    guard let otherwise = subtree() else { return nil }
    if whenTree == otherwise { return whenTree }
    return .when(parent, tests[best], whenTree, otherwise: otherwise)
  }

  private mutating func choose(
    _ parent: Int,
    _ values: [ParameterValue?],
    _ tests: [SummaryTest]
  ) -> SummaryTree? {
    guard let groups = groups(values, tests.map(\.predicate)) else { return nil }
    branchCount += groups.count - 1
    var branches: [(values: [ParameterValue?], tree: SummaryTree)] = []
    for group in groups {
      remaining[parent] = group
      guard let tree = subtree() else { return nil }
      if let index = branches.firstIndex(where: { $0.tree == tree }) {
        branches[index].values += group
      } else {
        branches.append((group, tree))
      }
    }
    // The branch for all other values takes the group with 'no value', or else the largest group.
    let rest =
      branches.firstIndex { $0.values.contains(nil) }
      ?? branches.indices.max { branches[$0].values.count < branches[$1].values.count } ?? 0
    let otherwise = branches.remove(at: rest)
    guard let first = branches.first else { return otherwise.tree }
    guard branches.count > 1 else {
      let isAll = first.values.count + 1 == values.count && otherwise.values == [nil]
      let test = isAll ? .hasAnyValue : SummaryTest.isAnyOf(first.values.compactMap(\.self))
      return .when(parent, test, first.tree, otherwise: otherwise.tree)
    }
    guard branches.count <= Self.choiceLimit else { return nil }
    let choices = branches.map { branch in
      SummaryTree.Choice(cases: branch.values.flatMap { $0?.texts ?? [] }, tree: branch.tree)
    }
    return .choose(parent, choices, otherwise: otherwise.tree)
  }

  private func groups(_ values: [ParameterValue?], _ tests: [VisibilityPredicate]) -> [[ParameterValue?]]? {
    var groups: [[ParameterValue?]] = []
    var indices: [[Bool]: Int] = [:]
    for value in values {
      let results = tests.map { $0.holds(for: value) }
      if let index = indices[results] {
        groups[index].append(value)
      } else {
        guard branchCount + groups.count <= Self.limit else { return nil }
        indices[results] = groups.count
        groups.append([value])
      }
    }
    return groups
  }

  /// Returns the rules left to test or, if there are none, the parameters that show. For each row, the
  /// highest rule above it that the remaining values don't decide comes first. Each parent that is still to
  /// be tested adds at least one branch.
  private func survey() -> (visible: [Int], open: [SummaryRules.Rule])? {
    var visible: [Int] = []
    var open: [SummaryRules.Rule] = []
    var undecided: Set<Int> = []
    for row in rules.isRow.indices where rules.isRow[row] {
      var isHidden = false
      var unclear: [SummaryRules.Rule] = []
      for rule in rules.chain(row).compactMap({ rules.nearest[$0] }) {
        let values = remaining[rule.parent] ?? []
        let matching = values.count { rule.predicate.holds(for: $0) }
        if matching == 0 { isHidden = true } else if matching < values.count { unclear.append(rule) }
      }
      guard !isHidden else { continue }
      if let highest = unclear.last { open.append(highest) } else { visible.append(row) }
      undecided.formUnion(unclear.map(\.parent))
      guard branchCount + undecided.count <= Self.limit else { return nil }
    }
    return (open.isEmpty ? visible : [], open)
  }
}
