import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unknownKeyParameter = Rule(
    "unknown-key-parameter",
    .warning,
    "The key parameter of an intent does not exist"
  )
}

extension Validator {
  mutating func checkKeyParameter(_ context: IntentContext) {
    checkParameterName(
      context.intent.keyParameter,
      .unknownKeyParameter,
      "the key parameter",
      in: context,
      key: "INIntentKeyParameter"
    )
  }
}
