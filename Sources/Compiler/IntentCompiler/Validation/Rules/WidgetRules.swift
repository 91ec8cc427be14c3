import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let nothingToConfigure = Rule(
    "nothing-to-configure",
    .warning,
    "A widget's intent has parameters, but people can change none of them"
  )

  package static let resolutionInWidget = Rule(
    "resolution-in-widget",
    .lint,
    "Siri can ask for a parameter of an intent that is only for widgets"
  )
}

/// Rules for intents that neither Siri nor Shortcuts runs.
enum WidgetRules {
  static let intents: [Check<IntentElement>] = [
    Check(.nothingToConfigure, nothingToConfigure)
  ]
  static let parameters: [Check<ParameterElement>] = [
    Check(.resolutionInWidget, resolutionInWidget)
  ]

  private static func nothingToConfigure(_ element: IntentElement, _ findings: inout Findings) {
    guard let schema = element.schema, let eligible = element.intent.isEligibleForWidgets, eligible.value,
      !schema.configuration.parameters.isEmpty,
      !schema.configuration.parameters.contains(where: \.isConfigurable)
    else { return }
    findings.report(
      .nothingToConfigure,
      "people cannot change any of this widget's parameters; mark some as configurable",
      in: element.site,
      key: .intent(.eligibleForWidgets),
      at: element.intent.name?.range
    )
  }

  private static func resolutionInWidget(_ parameter: ParameterElement, _ findings: inout Findings) {
    guard let resolution = parameter.parameter.supportsResolution, resolution.value,
      parameter.isOnlyForWidgets
    else { return }
    findings.report(
      .resolutionInWidget,
      "Siri never runs this widget's intent, so it never asks for '\(parameter.label)'; do "
        + "not let Siri ask",
      in: parameter.site,
      key: .parameter(.supportsResolution),
      at: resolution.range,
      fix: parameter.parameter.resolutionEntry.map {
        Diagnostic.Fix(
          "remove '\(DefinitionKey.parameter(.supportsResolution).name)'",
          replacing: $0,
          with: ""
        )
      }
    )
  }
}
