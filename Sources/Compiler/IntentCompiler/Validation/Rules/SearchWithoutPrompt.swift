import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let searchWithoutPrompt = Rule(
    "search-without-prompt",
    .lint,
    "A parameter supports search but has no prompt"
  )
}

extension Validator {
  mutating func checkSearchPrompt(_ parameter: ParameterContext) {
    guard isWanted(.searchWithoutPrompt), let search = parameter.parameter.supportsSearch, search.value,
      parameter.parameter.supportsDynamicEnumeration?.value == true,
      !parameter.parameter.promptDialogs.contains(where: {
        $0.type?.value == "Configuration" && $0.format.text?.value.isEmpty == false
      })
    else { return }
    report(
      .searchWithoutPrompt,
      "users see no prompt for the search; give '\(parameter.name)' a dialog of type 'Configuration'",
      in: parameter.site,
      key: "INIntentParameterPromptDialogs",
      at: search.range
    )
  }
}
