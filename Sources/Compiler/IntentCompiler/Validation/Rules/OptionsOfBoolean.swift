import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  package static let optionsOfBoolean = Rule(
    "options-of-boolean",
    .warning,
    "A Boolean takes its options from code"
  )
}

extension Validator {
  mutating func checkOptions(_ parameter: ParameterContext) {
    guard case .boolean = parameter.schema?.type,
      let dynamic = parameter.parameter.supportsDynamicEnumeration, dynamic.value
    else { return }
    report(
      .optionsOfBoolean,
      "'\(parameter.name)' is a switch, so it cannot take options from code; remove the key",
      in: parameter.site,
      key: "INIntentParameterSupportsDynamicEnumeration",
      at: dynamic.range
    )
  }
}
