import IntentDefinition
import IntentDiagnostics
import IntentText

extension Rule {
  package static let unknownCombinationParameter = Rule(
    "unknown-combination-parameter",
    .warning,
    "A combination names a parameter that does not exist"
  )

  package static let missingSummary = Rule(
    "missing-summary",
    .lint,
    "A combination of parameters that people are offered has no summary"
  )

  package static let suggestionsWithoutCombination = Rule(
    "suggestions-without-combination",
    .lint,
    "An intent is eligible for suggestions but has no combination of parameters to suggest"
  )
}

/// Rules for the sentences that Shortcuts and suggestions show.
enum CombinationRules {
  static let intents: [Check<IntentElement>] = [
    Check(.unknownCombinationParameter, unknownCombinationParameter),
    Check(.missingSummary, missingSummary),
    Check(.suggestionsWithoutCombination, suggestionsWithoutCombination),
  ]

  private static func suggestionsWithoutCombination(_ element: IntentElement, _ findings: inout Findings) {
    guard element.schema != nil, element.intent.isIneligibleForSuggestions?.value != true,
      element.intent.combinations.isEmpty, let name = element.intent.name
    else { return }
    findings.report(
      .suggestionsWithoutCombination,
      "'\(name.value)' is eligible for suggestions but has no combination to suggest; add one, or make it "
        + "ineligible",
      in: element.site,
      key: .intent(.ineligibleForSuggestions),
      at: element.intent.isIneligibleForSuggestions?.range ?? name.range,
      follows: element.site.definition.gaps.has(
        element.site.path(key: .intent(.combinations)).keys
      )
    )
  }

  private static func unknownCombinationParameter(_ element: IntentElement, _ findings: inout Findings) {
    // The lists usually have the same keys.
    let keys = Set(element.intent.combinations.lazy.map(\.key.value))
    checkNames(of: element.intent.combinations, .intent(.combinations), element, &findings)
    checkNames(
      of: element.intent.managedCombinations.filter { !keys.contains($0.key.value) },
      .intent(.managedCombinations),
      element,
      &findings
    )
  }

  private static func checkNames(
    of combinations: [Definition.ParameterCombination],
    _ key: DefinitionKey,
    _ element: IntentElement,
    _ findings: inout Findings
  ) {
    for combination in combinations {
      var seen: Set<String> = []
      for part in combination.parts {
        let name = part.value
        guard seen.insert(name).inserted, element.parameterIndices[name] == nil else { continue }
        guard !name.isEmpty else {
          findings.report(
            .unknownCombinationParameter,
            "a name in the combination '\(combination.key.value)' is empty; remove the extra comma",
            in: element.site,
            key: key,
            at: part.range
          )
          continue
        }
        // The name usually occurs twice, and a fix would only change one occurrence.
        let clause = Suggestions.clause(for: name, among: element.parameterNames)
        findings.report(
          .unknownCombinationParameter,
          "'\(name)' in this combination is not a parameter of the intent\(clause)",
          in: element.site,
          key: key,
          at: part.range,
          follows: element.module.isUnclear
        )
      }
    }
  }

  private static func missingSummary(_ element: IntentElement, _ findings: inout Findings) {
    guard element.schema != nil, element.intent.isOffered else { return }
    var seen: Set<String> = []
    for (combination, key) in element.intent.shownCombinations
    where combination.title.isBlank && seen.insert(combination.key.value).inserted {
      let names = combination.key.value
      findings.report(
        .missingSummary,
        "the combination \(names.isEmpty ? "without parameters" : "'\(names.shortened)'") has no summary; give it one",
        in: element.site,
        key: key,
        at: combination.title.text?.range ?? combination.key.range
      )
    }
  }
}

extension Definition.Intent {
  /// The system suggests combinations; without any, it has nothing to suggest.
  var isSuggested: Bool { isIneligibleForSuggestions?.value != true && !combinations.isEmpty }

  fileprivate var isOffered: Bool { isConfigurable?.value == true || isSuggested }
}
