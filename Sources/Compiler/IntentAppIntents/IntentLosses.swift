import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Reports what the App Intent of an intent that is not for widgets leaves out.
enum IntentLosses {
  static func check(_ intent: DefinitionSchema.Intent, _ site: DefinitionSite) -> [Diagnostic] {
    guard !intent.isEligibleForWidgets else { return [] }
    let source = site.definition.intents[site.intent]
    var result: [Diagnostic] = []
    let sentences = source.combinations.flatMap { [$0.title, $0.subtitle] }.compactMap(\.text)
    if let first = sentences.first(where: { !$0.value.isEmpty }) {
      result.append(
        Diagnostic(
          .noAppIntentsText,
          "App Intents have no sentences for combinations of parameters, so those of '\(intent.configuration.name)' "
            + "are left out",
          at: site.location(first.range),
          path: site.path(key: "INIntentParameterCombinations")
        )
      )
    }
    guard let response = source.response else { return result }
    if let parameter = response.parameters.first {
      result.append(
        Diagnostic(
          .noAppIntentsCounterpart,
          "the App Intent returns no value, so the response of '\(intent.configuration.name)' is left out",
          at: site.location(parameter.field.name?.range ?? parameter.range),
          path: site.response.path(key: "INIntentResponseParameters")
        )
      )
    }
    let texts = response.codes.flatMap { [$0.format, $0.conciseFormat] }.compactMap(\.text)
    if let first = texts.first(where: { !$0.value.isEmpty }) {
      result.append(
        Diagnostic(
          .noAppIntentsText,
          "App Intents have no response codes, so the responses of '\(intent.configuration.name)' are left out",
          at: site.location(first.range),
          path: site.response.path(key: "INIntentResponseCodes")
        )
      )
    }
    return result
  }
}
