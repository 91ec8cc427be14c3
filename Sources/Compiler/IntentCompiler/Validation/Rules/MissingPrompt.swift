import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let missingPrompt = Rule(
    "missing-prompt",
    .lint,
    "Siri can ask for a parameter that has no prompt"
  )
}

extension Validator {
  mutating func checkPrompt(_ parameter: ParameterContext, of intent: IntentContext) {
    guard isWanted(.missingPrompt), intent.schema != nil, !intent.intent.isOnlyForWidgets,
      let resolution = parameter.parameter.supportsResolution, resolution.value
    else { return }
    let prompts = parameter.parameter.promptDialogs.filter { $0.type?.value == "Primary" }
    guard prompts.allSatisfy(\.format.isBlank) else { return }
    report(
      .missingPrompt,
      "Siri can ask for '\(parameter.name)' but has no prompt; give it a text in a dialog of type 'Primary'",
      in: parameter.site,
      key: "INIntentParameterPromptDialogs",
      at: prompts.first?.type?.range ?? resolution.range
    )
  }
}
