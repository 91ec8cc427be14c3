import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let duplicateResponseParameter = Rule(
    "duplicate-response-parameter",
    .warning,
    "Two parameters of a response have the same name"
  )
}

extension Validator {
  mutating func checkParameters(_ response: Definition.Response, _ sites: DefinitionSite) {
    checkRepeats(
      response.parameters.map(\.field.name),
      .duplicateResponseParameter,
      "response parameter",
      key: "INIntentResponseParameterName",
      site: sites.responseParameter
    )
  }
}
