import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let missingTag = Rule("missing-tag", .warning, "A parameter has no tag")
}

extension Validator {
  mutating func checkTag(_ parameter: ParameterContext) {
    guard parameter.parameter.field.tag?.value ?? 0 == 0, !parameter.name.isEmpty else { return }
    report(
      .missingTag,
      "'\(parameter.name)' has no tag; give it a number that no other parameter has ever had",
      in: parameter.site,
      key: "INIntentParameterTag",
      at: parameter.parameter.field.tag?.range ?? parameter.parameter.field.name?.range
    )
  }
}
