import AppFacts
import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentRuntime
import IntentSchema
import IntentText

/// The rows that the `parameterSummary` of an App Intent shows in other cases than its definition.
struct SummaryDifferences {
  /// Differences by the index of a row.
  typealias Rows = [Int: Difference]

  let schema: ConfigurationSchema
  let location: SourceLocation?
  private(set) var shown: Rows = [:]
  private(set) var hidden: Rows = [:]
  /// Rows that may differ, because with an empty summary the system may show anything.
  private(set) var unclear: Rows = [:]
  private let cases: ParentCases

  /// Beyond this limit, only a sample is tried. Each combination takes time for each parameter.
  private static func combinationLimit(_ parameters: Int) -> Int {
    max(64, min(4_096, 400_000 / max(1, parameters)))
  }

  /// `nil` if the summary can't be compared.
  init?(from old: Contract.Intent, to new: Contract.Intent, _ declared: DeclaredTypes) {
    guard case .definition(_, let plan?) = old.source, case .code(let code) = new.source,
      old.isOfWidget || plan.intent.isConfigurable
    else { return nil }
    let schema = plan.intent.configuration
    let properties = code.properties.filter { $0.parameter != nil }
    let propertiesByName = Dictionary(firsts: properties.map { ($0.name, $0) })
    // Without a summary, the system shows each parameter.
    let property = code.property("parameterSummary")
    var summary = SummaryCode.rows(Set(propertiesByName.keys))
    if let property {
      guard let value = property.value else { return nil }
      let reader = SummaryCodeReader { parent, value in
        schema.parameter(named: parent).flatMap {
          declared.literal(value, $0, propertiesByName[parent]?.type, seenFrom: code)
        }
      }
      summary = reader.read(value)
    }
    self.schema = schema
    location = property?.location ?? code.location
    cases = ParentCases(plan, summary)
    // The rows that both versions have.
    let rows = schema.parameters.indices.filter { index in
      plan.parameters[index] != nil && schema.parameters[index].isConfigurable
        && propertiesByName[schema.parameters[index].name] != nil
    }
    let limit = Self.combinationLimit(schema.parameters.count)
    // Swift and the definition can express one condition differently, so compare the rows, not the
    // conditions.
    for number in 0..<min(cases.count, limit) {
      let values = cases.values(number, limit: limit)
      guard let actual = summary.rows({ values[$0] ?? nil }) else { continue }
      let visible = schema.visibilities(for: nil) { values[$0] ?? nil }
      let planned = plan.summary.map { Set($0.rows { values[schema.parameters[$0].name] ?? nil }) }
      for row in rows {
        let name = schema.parameters[row].name
        if visible[name]?.isVisible ?? true {
          let isMissing = !actual.isEmpty && !actual.contains(name)
          hidden[row, default: Difference()].add(isDifferent: isMissing, values)
          unclear[row, default: Difference()].add(isDifferent: actual.isEmpty, values)
        } else {
          let isPlanned = planned?.contains(row) ?? true
          shown[row, default: Difference()].add(isDifferent: actual.contains(name) && !isPlanned, values)
        }
      }
    }
  }

  func rows(always rows: KeyPath<Self, Rows>) -> [Int] {
    self[keyPath: rows].filter { $0.value.isAlways }.keys.sorted()
  }

  func names(_ rows: [Int]) -> [String] { rows.map { "'\(schema.parameters[$0].name)'" } }

  /// The rows that only differ for some values, with an example of the values.
  func examples(_ rows: KeyPath<Self, Rows>) -> [(names: [String], example: String)] {
    var groups: [(names: [String], example: String)] = []
    var indices: [String: Int] = [:]
    for (row, difference) in self[keyPath: rows].sorted(by: { $0.key < $1.key }) where !difference.isAlways {
      guard !difference.examples.isEmpty else { continue }
      let example = cases.words(difference.examples)
      if let index = indices[example] {
        groups[index].names += names([row])
      } else {
        indices[example] = groups.count
        groups.append((names([row]), example))
      }
    }
    return groups
  }

  /// The condition that all rows share.
  func condition(of rows: [Int]) -> String {
    let rules = rows.map { schema.parameters[$0].visibility }
    guard let rule = rules.first, rules.allSatisfy({ $0 == rule }) else { return "" }
    return rule.map { " while \($0.words)" } ?? ""
  }
}

extension DeclaredTypes {
  fileprivate func literal(
    _ value: CodeValue,
    _ parent: ParameterSchema,
    _ type: TypeName?,
    seenFrom intent: TypeCode
  )
    -> ParameterValue?
  {
    switch (value, parent.type) {
    case (.boolean(let flag), .boolean): return .boolean(flag)
    case (.integer(let number), .integer): return .integer(number)
    case (.integer, .decimal), (.decimal, .decimal): return value.number.map { .decimal($0) }
    case (.string(let text), .string), (.string(let text), .object): return .string(text)
    case (.name(let name), .enumeration):
      return type.map { .enumCase(rawName(of: name, in: $0, seenFrom: intent)) }
    default: return nil
    }
  }
}

/// How a row differs, over the tried combinations of values.
struct Difference {
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
    case .when(let parent, let test, let matching, let otherwise):
      (test.predicate.holds(for: value(parent)) ? matching : otherwise).rows(value)
    case .choose(let parent, let choices, let otherwise):
      (choices.first { choice in
        VisibilityPredicate.isAnyOf(choice.cases.map { .enumCase($0) }).holds(for: value(parent))
      }?.tree ?? otherwise).rows(value)
    }
  }
}

/// The combinations of values of the parameters on which others depend.
struct ParentCases {
  private let parents: [(name: String, values: [ParameterValue?])]
  /// How many combinations of values there are, at most a billion.
  let count: Int

  init(_ plan: IntentPlan, _ summary: SummaryCode) {
    let schema = plan.intent.configuration
    var predicates: [String: [VisibilityPredicate]] = [:]
    for rule in schema.parameters.compactMap(\.visibility) {
      predicates[rule.parent, default: []].append(rule.predicate)
    }
    for test in summary.tests { predicates[test.parent, default: []].append(test.predicate) }
    parents = schema.parameters.enumerated().compactMap { index, parameter in
      guard let predicates = predicates[parameter.name] else { return nil }
      let values = ParentValues(parameter, as: plan.parameters[index], in: schema, predicates: predicates)
      return (parameter.name, values.values)
    }
    count = parents.reduce(1) { min($0 * $1.values.count, 1 << 30) }
  }

  /// - Parameter limit: Beyond it, each number selects a pseudorandom combination.
  func values(_ number: Int, limit: Int) -> [String: ParameterValue?] {
    var result: [String: ParameterValue?] = [:]
    var rest = number
    var random = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    for parent in parents where !parent.values.isEmpty {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let isSample = count > limit
      let index = isSample ? Int(random >> 33) % parent.values.count : rest % parent.values.count
      rest /= parent.values.count
      result.updateValue(parent.values[index], forKey: parent.name)
    }
    return result
  }

  /// The values of the parents in words. For several parents, describes the first example.
  func words(_ examples: [[String: ParameterValue?]]) -> String {
    let values = examples.first ?? [:]
    if parents.count == 1, let parent = parents.first?.name {
      let parentValues = examples.compactMap { $0[parent] ?? nil }
      if parentValues.count == examples.count, parentValues.allSatisfy(Self.isPlain) {
        return "'\(parent)' \(VisibilityPredicate.isAnyOf(parentValues).words)"
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
