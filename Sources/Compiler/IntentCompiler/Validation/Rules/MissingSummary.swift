import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let missingSummary = Rule(
    "missing-summary",
    .lint,
    "A combination of parameters that users are offered has no summary"
  )
}

extension Validator {
  mutating func checkSummaries(_ context: IntentContext) {
    guard isWanted(.missingSummary), context.schema != nil, context.intent.isOffered else { return }
    for combination in context.intent.combinations where combination.title.isBlank {
      let names = combination.key.value
      report(
        .missingSummary,
        "the combination \(names.isEmpty ? "without parameters" : "'\(names.shortened)'") has no summary; "
          + "give it one with 'INIntentParameterCombinationTitle'",
        in: context.site,
        key: "INIntentParameterCombinations",
        at: combination.title.text?.range ?? combination.key.range
      )
    }
  }
}

extension Definition.Intent {
  /// Whether people see its combinations: in Shortcuts, or as suggestions of Siri.
  fileprivate var isOffered: Bool {
    isConfigurable?.value == true || isIneligibleForSuggestions?.value != true
  }
}
