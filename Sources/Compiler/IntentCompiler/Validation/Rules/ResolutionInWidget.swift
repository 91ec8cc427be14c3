import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let resolutionInWidget = Rule(
    "resolution-in-widget",
    .lint,
    "Siri can ask for a parameter of an intent that is only for widgets"
  )
}

extension Validator {
  mutating func checkResolution(_ parameter: ParameterContext, of intent: IntentContext) {
    guard let resolution = parameter.parameter.supportsResolution, resolution.value,
      intent.intent.isOnlyForWidgets
    else { return }
    report(
      .resolutionInWidget,
      "Siri never runs this widget's intent, so it never asks for '\(parameter.name)'; remove "
        + "'INIntentParameterSupportsResolution'",
      in: parameter.site,
      key: "INIntentParameterSupportsResolution",
      at: resolution.range,
      fix: parameter.parameter.resolutionEntry.map {
        Diagnostic.Fix("remove 'INIntentParameterSupportsResolution'", replacing: $0, with: "")
      }
    )
  }
}
