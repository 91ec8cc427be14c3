// swift-format-ignore-file: NeverForceUnwrap
// Compares the summary of each generated App Intent with the visibility that the runtime computes.

import AppIntents
import IntentRuntime

nonisolated(unsafe) var comparisons = 0
nonisolated(unsafe) var failures = 0

/// Compares each combination of parents' values, or some thousand of them.
///
/// - Parameters:
///   - untested: Parameters whose condition App Intents cannot test, as intentc reported.
///   - hasOrder: Whether the definition's order applies. A sentence has its own.
func compare<Configuration: GeneratedConfiguration, Intent: AppIntent>(
  _ name: String,
  _ makeIntent: (Configuration) -> Intent,
  names: [PartialKeyPath<Intent>: String],
  untested: Set<String>,
  hasOrder: Bool
) {
  let schema = Configuration.schema
  func depends(_ name: String, depth: Int = 0) -> Bool {
    if untested.contains(name) { return true }
    guard depth < 100, let rule = schema.parameter(named: name)?.visibility else { return false }
    return depends(rule.parent, depth: depth + 1)
  }
  let compared = schema.parameters.filter {
    $0.isConfigurable && names.values.contains($0.name) && !depends($0.name)
  }.map(\.name)
  let rules = schema.parameters.compactMap(\.visibility)
  let parents = schema.parameters.filter { parameter in rules.contains { $0.parent == parameter.name } }
  let choices = parents.map { parent in
    values(of: parent, schema, rules.filter { $0.parent == parent.name }.map(\.predicate))
  }
  let combinations = choices.reduce(1) { min($0 * $1.count, 1 << 40) }
  var random = UInt64(0x9E37_79B9_7F4A_7C15)
  for number in 0..<min(combinations, 4_096) {
    var configuration = Configuration()
    var rest = number
    for (parent, values) in zip(parents, choices) {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = combinations > 4_096 ? Int(random >> 33) % values.count : rest % values.count
      rest /= values.count
      // A parameter with a default cannot be without a value.
      try? configuration.setValue(values[place], of: parent.name)
    }
    let intent = makeIntent(configuration)
    let rows = (Intent.parameterSummary.rows(for: intent as! Intent.SummaryContent.Intent)).map { rows in
      rows.compactMap { names[$0 as! PartialKeyPath<Intent>] }
    }
    let shown = (rows ?? Array(names.values)).filter(compared.contains)
    let visible = configuration.visibleParameters().map(\.name).filter(compared.contains)
    comparisons += 1
    if rows != nil && hasOrder ? shown != visible : Set(shown) != Set(visible) {
      failures += 1
      if failures < 20 { print("FAILED \(name): the summary shows \(shown), visible are \(visible)") }
      return
    }
  }
}

/// Values of a parent on both sides of each condition.
private func values(
  of parent: ParameterSchema,
  _ schema: ConfigurationSchema,
  _ predicates: [VisibilityPredicate]
) -> [ParameterValue?] {
  let operands: [ParameterValue] = predicates.flatMap { predicate -> [ParameterValue] in
    switch predicate {
    case .isAnyOf(let values), .isAbsentOrAnyOf(let values), .isNoneOf(let values): values
    case .isLessThan(let bound), .isLessThanOrEqual(let bound), .isGreaterThan(let bound),
      .isGreaterThanOrEqual(let bound):
      [.decimal(bound)]
    case .isWithin(let range): [.decimal(range.lowerBound), .decimal(range.upperBound)]
    case .contains(let texts), .doesNotContain(let texts): texts.map { .string($0) }
    case .hasAnyValue: []
    }
  }
  let numbers = operands.compactMap(\.number)
  let found: [ParameterValue] =
    switch parent.type {
    case .boolean: [.boolean(false), .boolean(true)]
    case .integer: (numbers + [0]).flatMap { [Int($0) - 1, Int($0), Int($0) + 1] }.map { .integer($0) }
    case .decimal: (numbers + [0]).flatMap { [$0 - 0.5, $0, $0 + 0.5] }.map { .decimal($0) }
    case .string: (operands.flatMap(\.texts) + ["", "another"]).map { .string($0) }
    case .enumeration(let name): schema.types.enums[name]?.caseNames.map { .enumCase($0) } ?? []
    case .object:
      (operands.flatMap(\.texts) + ["another"]).map {
        .object(ObjectValue(identifier: $0, displayString: $0))
      }
    case .date: [.date(.distantPast)]
    case .url: URL(string: "https://example.com").map { [.url($0)] } ?? []
    default: []
    }
  guard parent.isArray else { return [nil] + found.map(Optional.some) }
  return [.array([])] + found.prefix(1).map { .array([$0]) }
}
