import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let missingTitle = Rule("missing-title", .warning, "A custom intent has no title")
}

extension Validator {
  mutating func checkTitle(_ context: IntentContext) {
    guard context.schema != nil, context.intent.title.isBlank, let name = context.intent.name else { return }
    report(
      .missingTitle,
      "'\(name.value)' has no title; give it one with 'INIntentTitle'",
      in: context.site,
      key: "INIntentTitle",
      at: context.intent.title.text?.range ?? context.intent.title.id?.range ?? name.range
    )
  }
}
