import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let missingDescription = Rule(
    "missing-description",
    .warning,
    "A custom intent has no description"
  )
}

extension Validator {
  mutating func checkDescription(_ context: IntentContext) {
    guard context.schema != nil, context.intent.description.isBlank, let name = context.intent.name else {
      return
    }
    report(
      .missingDescription,
      "'\(name.value)' has no description; give it one with 'INIntentDescription'",
      in: context.site,
      key: "INIntentDescription",
      at: context.intent.description.text?.range ?? context.intent.description.id?.range ?? name.range
    )
  }
}
