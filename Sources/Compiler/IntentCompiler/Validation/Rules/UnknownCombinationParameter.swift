import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let unknownCombinationParameter = Rule(
    "unknown-combination-parameter",
    .warning,
    "A combination names a parameter that does not exist"
  )
}

extension Validator {
  mutating func checkCombinations(_ context: IntentContext) {
    // Both lists usually contain the same keys; report each mistake once.
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
      for part in combination.parts {
        let name = part.value
        guard seen.insert(name).inserted else {
          if !name.isEmpty { reportRepeated(part, key, context) }
          continue
        }
        guard context.parameterIndices[name] == nil else { continue }
        guard !name.isEmpty else {
          report(
            .unknownCombinationParameter,
            "a name in the combination '\(combination.key.value)' is empty; remove the extra comma",
            in: context.site,
            key: key,
            at: part.range
          )
          continue
        }
        // No fix: the name usually occurs twice, and a fix would change only one of them.
        let clause = suggestions.clause(for: name, among: context.parameterNames)
        report(
          .unknownCombinationParameter,
          "'\(name)' in this combination is not a parameter of the intent\(clause)",
          in: context.site,
          key: key,
          at: part.range,
          follows: module.gaps.areInParts(of: context.site)
        )
      }
    }
  }
}
