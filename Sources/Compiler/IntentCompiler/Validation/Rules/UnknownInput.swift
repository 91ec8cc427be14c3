import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unknownInput = Rule(
    "unknown-input",
    .warning,
    "The input of an intent names a parameter that does not exist"
  )
}

extension Validator {
  mutating func checkInput(_ context: IntentContext) {
    checkParameterName(context.intent.input, .unknownInput, "the input", in: context, key: "INIntentInput")
  }

  /// Reports a parameter name that the intent does not have.
  mutating func checkParameterName(
    _ name: Located<String>?,
    _ rule: Rule,
    _ what: String,
    in context: IntentContext,
    key: String
  ) {
    guard let name, !name.value.isEmpty, context.parameterIndices[name.value] == nil else { return }
    reportUnknown(
      rule,
      "\(what) '\(name.value)' is not a parameter of the intent",
      name,
      among: context.parameterNames,
      in: context.site,
      key: key,
      follows: module.gaps.areInParts(of: context.site)
    )
  }
}
