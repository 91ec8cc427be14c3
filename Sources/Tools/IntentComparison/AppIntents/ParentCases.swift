import IntentAppIntents
import IntentCompiler
import IntentDiagnostics
import IntentSchema

/// Combinations of the values of parents that matter for the definition's conditions and for a summary.
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

  /// The number of combinations, up to a billion.
  var count: Int { parents.reduce(1) { min($0 * $1.values.count, 1 << 30) } }

  /// The values of a combination, by the parents' names.
  ///
  /// - Parameter limit: If there are more combinations, the numbers up to the limit stand for some of all.
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

  /// The values for people to read: `'mode' is 'limit' and 'amount' has no value`. If there is one parent, all of them,
  /// otherwise the first.
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
