import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let intentInName = Rule("intent-in-name", .lint, "An intent's name ends in 'Intent'")
}

extension Validator {
  mutating func checkNameEnding(_ context: IntentContext) {
    guard let schema = context.schema, let name = context.intent.name, name.value.hasSuffix("Intent"),
      name.value != "Intent",
      schema.configuration.className.hasSuffix("IntentIntent")
    else { return }
    report(
      .intentInName,
      "the class of '\(name.value)' is named '\(schema.configuration.className)'; remove 'Intent' from the name",
      in: context.site,
      key: "INIntentName",
      at: name.range
    )
  }
}
