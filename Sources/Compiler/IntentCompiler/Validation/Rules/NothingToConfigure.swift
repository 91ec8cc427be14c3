import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let nothingToConfigure = Rule(
    "nothing-to-configure",
    .warning,
    "A widget's intent has parameters, but users can change none of them"
  )
}

extension Validator {
  mutating func checkConfigurable(_ context: IntentContext) {
    guard let schema = context.schema, let eligible = context.intent.isEligibleForWidgets, eligible.value,
      !schema.configuration.parameters.isEmpty,
      !schema.configuration.parameters.contains(where: \.isConfigurable)
    else { return }
    report(
      .nothingToConfigure,
      "users cannot change any of this widget's parameters; mark some with 'INIntentParameterConfigurable'",
      in: context.site,
      key: "INIntentEligibleForWidgets",
      at: context.intent.name?.range
    )
  }
}
