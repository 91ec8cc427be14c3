import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unknownCombinationParameter = Rule(
    "unknown-combination-parameter",
    .warning,
    "A combination names a parameter that does not exist"
  )
}

extension Validator {
  mutating func checkCombinations(_ context: IntentContext) {
    // Both lists hold the same keys as a rule, and one mistake is one report.
    let keys = Set(context.intent.combinations.lazy.map(\.key.value))
    checkNames(of: context.intent.combinations, "INIntentParameterCombinations", context)
    checkNames(
      of: context.intent.managedCombinations.filter { !keys.contains($0.key.value) },
      "INIntentManagedParameterCombinations",
      context
    )
  }

  private mutating func checkNames(
    of combinations: [Definition.ParameterCombination],
    _ key: String,
    _ context: IntentContext
  ) {
    for combination in combinations {
      var seen: Set<String> = []
      for name in combination.parameterNames {
        guard seen.insert(name).inserted else {
          reportRepeated(name, in: combination, key, context)
          continue
        }
        guard context.parameterIndices[name] == nil else { continue }
        // No fix: the name stands in two places as a rule, and only one would be mended.
        let clause = suggestions.clause(for: name, among: context.parameterNames)
        report(
          .unknownCombinationParameter,
          "'\(name)' in this combination is no parameter of the intent\(clause)",
          in: context.site,
          key: key,
          at: combination.key.range,
          follows: module.gaps.areInParts(of: context.site)
        )
      }
    }
  }
}
