import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentRuntime
import IntentText

extension ContractComparison {
  /// Beyond it, only a sample is tried.
  private static let combinationLimit = 4_096

  mutating func compareVisibility(_ intent: Contract.Intent, _ heir: Contract.Intent) {
    guard case .definition(let plan, _) = intent.source, case .code(let code) = heir.source else { return }
    if plan.intent.isEligibleForWidgets || plan.intent.isConfigurable {
      let properties = code.properties.filter { $0.parameter != nil }
      compareVisibility(plan, code, Dictionary(firsts: properties.map { ($0.name, $0) }), intent.place)
    }
    reportUntranslated(from: intent.place, to: code.location)
  }

  private mutating func compareVisibility(
    _ plan: IntentPlan,
    _ code: TypeCode,
    _ found: [String: PropertyCode],
    _ before: ElementPlace
  ) {
    let schema = plan.intent.configuration
    let property = code.property("parameterSummary")
    var summary = SummaryCode.rows(Set(found.keys))
    if let property {
      guard let value = property.value else { return }
      let reader = SummaryCodeReader { [declared] parent, value in
        schema.parameter(named: parent).flatMap { declared.literal(value, $0, found[parent]?.type) }
      }
      summary = reader.read(value)
    }
    let rows = schema.parameters.indices.filter { index in
      plan.parameters[index] != nil && schema.parameters[index].isConfigurable
        && found[schema.parameters[index].name] != nil
    }
    let cases = ParentCases(plan, summary)
    var shown: [Int: Difference] = [:]
    var hidden: [Int: Difference] = [:]
    var unclear: [Int: Difference] = [:]
    for number in 0..<min(cases.count, Self.combinationLimit) {
      let values = cases.values(number, limit: Self.combinationLimit)
      guard let actual = summary.rows({ values[$0] ?? nil }) else { continue }
      let visible = schema.visibilities(for: nil) { values[$0] ?? nil }
      let planned = plan.summary.map { Set($0.rows { values[schema.parameters[$0].name] ?? nil }) }
      for row in rows {
        let name = schema.parameters[row].name
        let isVisible = visible[name]?.isVisible ?? true
        if isVisible {
          // With an empty summary, the system may show anything.
          let isMissing = !actual.isEmpty && !actual.contains(name)
          hidden[row, default: Difference()].add(isDifferent: isMissing, values)
          unclear[row, default: Difference()].add(isDifferent: actual.isEmpty, values)
        } else {
          let isPlanned = planned?.contains(row) ?? true
          shown[row, default: Difference()].add(isDifferent: actual.contains(name) && !isPlanned, values)
        }
      }
    }
    reportHidden(hidden, schema, cases, at: property?.location ?? code.location, before)
    reportUnclear(unclear, schema, cases, at: property?.location ?? code.location, before)
    reportShown(shown, schema, cases, at: property?.location ?? code.location, before)
  }

  private mutating func reportHidden(
    _ hidden: [Int: Difference],
    _ schema: ConfigurationSchema,
    _ cases: ParentCases,
    at code: SourceLocation?,
    _ before: ElementPlace
  ) {
    let never = hidden.filter { $0.value.isAlways }.keys.sorted()
    if !never.isEmpty {
      let names = never.map { "'\(schema.parameters[$0].name)'" }
      report(
        .visibilityChanged,
        "the summary never shows \(names.listed), which the definition shows\(conditions(never, schema)), so people "
          + "cannot change what they have chosen",
        [.placed: .careful],
        from: before,
        to: code
      )
    }
    for (names, example) in grouped(hidden, schema, cases) {
      report(
        .visibilityChanged,
        "the summary hides \(names.listed) while \(example), but the definition shows \(names.count == 1 ? "it" : "them")",
        [.placed: .careful],
        from: before,
        to: code
      )
    }
  }

  private mutating func reportUnclear(
    _ unclear: [Int: Difference],
    _ schema: ConfigurationSchema,
    _ cases: ParentCases,
    at code: SourceLocation?,
    _ before: ElementPlace
  ) {
    let always = unclear.filter { $0.value.isAlways }.keys.sorted()
    var groups = grouped(unclear, schema, cases).map { (names: $0.names, words: " while \($0.example)") }
    if !always.isEmpty {
      let names = always.map { "'\(schema.parameters[$0].name)'" }
      groups.insert((names, ""), at: 0)
    }
    for (names, words) in groups {
      let them = names.count == 1 ? "it" : "them"
      report(
        .visibilityChanged,
        "the summary is empty\(words), but the definition shows \(names.listed); Apple does not say whether people can "
          + "then change \(them), and apps have shipped widgets like that: name \(them) in the summary to be sure",
        [.placed: .careful],
        from: before,
        to: code
      )
    }
  }

  private mutating func reportShown(
    _ shown: [Int: Difference],
    _ schema: ConfigurationSchema,
    _ cases: ParentCases,
    at code: SourceLocation?,
    _ before: ElementPlace
  ) {
    let always = shown.filter { $0.value.isAlways }.keys.sorted()
    for row in always {
      guard let rule = schema.parameters[row].visibility else { continue }
      report(
        .visibilityChanged,
        "'\(rule.parent)' does not hide '\(schema.parameters[row].name)', which the definition shows only while "
          + rule.words,
        [.placed: .careful],
        from: before,
        to: code
      )
    }
    for (names, example) in grouped(shown, schema, cases) {
      report(
        .visibilityChanged,
        "the summary shows \(names.listed) while \(example), but the definition hides \(names.count == 1 ? "it" : "them")",
        [.placed: .careful],
        from: before,
        to: code
      )
    }
  }

  private func grouped(
    _ differences: [Int: Difference],
    _ schema: ConfigurationSchema,
    _ cases: ParentCases
  ) -> [(names: [String], example: String)] {
    var groups: [(names: [String], example: String)] = []
    var places: [String: Int] = [:]
    for (row, difference) in differences.sorted(by: { $0.key < $1.key }) where !difference.isAlways {
      guard !difference.examples.isEmpty else { continue }
      let example = cases.words(difference.examples)
      let name = "'\(schema.parameters[row].name)'"
      if let index = places[example] {
        groups[index].names.append(name)
      } else {
        places[example] = groups.count
        groups.append(([name], example))
      }
    }
    return groups
  }

  private func conditions(_ rows: [Int], _ schema: ConfigurationSchema) -> String {
    let rules = rows.map { schema.parameters[$0].visibility }
    guard let rule = rules.first, rules.allSatisfy({ $0 == rule }) else { return "" }
    return rule.map { " while \($0.words)" } ?? ""
  }
}

extension DeclaredTypes {
  fileprivate func literal(_ value: CodeValue, _ parent: ParameterSchema, _ type: TypeName?)
    -> ParameterValue?
  {
    switch (value, parent.type) {
    case (.boolean(let flag), .boolean): return .boolean(flag)
    case (.integer(let number), .integer): return .integer(number)
    case (.integer, .decimal), (.decimal, .decimal): return value.number.map { .decimal($0) }
    case (.string(let text), .string), (.string(let text), .object): return .string(text)
    case (.name(let name), .enumeration):
      return type.map { .enumCase(rawName(of: name, in: resolved($0).name)) }
    default: return nil
    }
  }
}

private struct Difference {
  private(set) var examples: [[String: ParameterValue?]] = []
  private var count = 0
  private var differing = 0

  var isAlways: Bool { differing > 0 && differing == count }

  mutating func add(isDifferent: Bool, _ values: [String: ParameterValue?]) {
    count += 1
    guard isDifferent else { return }
    differing += 1
    if examples.count < 20 { examples.append(values) }
  }
}

extension SummaryTree {
  fileprivate func rows(_ value: (Int) -> ParameterValue?) -> [Int] {
    switch self {
    case .rows(let rows): rows
    case .when(let test, let matching, let otherwise):
      (test.predicate.holds(for: value(test.parent)) ? matching : otherwise).rows(value)
    case .choose(let parent, let choices, let otherwise):
      (choices.first { choice in
        VisibilityPredicate.isAnyOf(choice.cases.map { .enumCase($0) }).holds(for: value(parent))
      }?.tree ?? otherwise).rows(value)
    }
  }
}

struct ParentCases {
  private let parents: [(name: String, values: [ParameterValue?])]

  init(_ plan: IntentPlan, _ summary: SummaryCode) {
    let schema = plan.intent.configuration
    var predicates: [String: [VisibilityPredicate]] = [:]
    for rule in schema.parameters.compactMap(\.visibility) {
      predicates[rule.parent, default: []].append(rule.predicate)
    }
    for test in summary.tests { predicates[test.parent, default: []].append(test.predicate) }
    parents = schema.parameters.enumerated().compactMap { index, parameter in
      guard let predicates = predicates[parameter.name] else { return nil }
      var cases: [String] = []
      if case .enumeration(let name) = parameter.type { cases = schema.types.enums[name]?.caseNames ?? [] }
      let values = ParentValues(
        parameter,
        cases: cases,
        isOptional: plan.parameters[index]?.isOptional ?? true,
        predicates: predicates
      ).values
      return (parameter.name, values)
    }
  }

  /// At most a billion.
  var count: Int { parents.reduce(1) { min($0 * $1.values.count, 1 << 30) } }

  /// - Parameter limit: Beyond it, each number selects a pseudorandom combination.
  func values(_ number: Int, limit: Int) -> [String: ParameterValue?] {
    var result: [String: ParameterValue?] = [:]
    var rest = number
    var random = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    for parent in parents where !parent.values.isEmpty {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let isSample = count > limit
      let place = isSample ? Int(random >> 33) % parent.values.count : rest % parent.values.count
      rest /= parent.values.count
      result.updateValue(parent.values[place], forKey: parent.name)
    }
    return result
  }

  /// For several parents, describes the first example.
  func words(_ examples: [[String: ParameterValue?]]) -> String {
    let values = examples.first ?? [:]
    if parents.count == 1, let parent = parents.first?.name {
      let known = examples.compactMap { $0[parent] ?? nil }
      if known.count == examples.count, known.allSatisfy(Self.isPlain) {
        return "'\(parent)' \(VisibilityPredicate.isAnyOf(known).words)"
      }
    }
    return parents.prefix(6).map { parent in
      switch values[parent.name] ?? nil {
      case nil: "'\(parent.name)' has no value"
      case .array(let elements): "'\(parent.name)' has \(elements.isEmpty ? "no values" : "values")"
      case .object: "'\(parent.name)' has a value"
      case let value?: "'\(parent.name)' \(VisibilityPredicate.isAnyOf([value]).words)"
      }
    }.listed
  }

  private static func isPlain(_ value: ParameterValue) -> Bool {
    switch value {
    case .array, .object: false
    default: true
    }
  }
}
