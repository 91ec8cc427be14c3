import IntentSchema

extension Rule {
  static let optionsOfBoolean = Rule(
    "options-of-boolean",
    .warning,
    "A Boolean takes its options from code",
    help: RuleHelp(
      meaning: """
        'INIntentParameterSupportsDynamicEnumeration' says that code offers the values to choose from. A \
        Boolean has two, and shows as a switch. Real definitions take the options of objects, texts, whole \
        numbers, files and places from code; of the other types nothing is known, so nothing is said of them.
        """,
      consequence: "Code is asked for options that nobody ever sees.",
      remedy: "Take the key out, or make the parameter an enum or a text.",
      example: """
        <key>INIntentParameterName</key>
        <string>isLarge</string>
        <key>INIntentParameterSupportsDynamicEnumeration</key>
        <true/>
        <key>INIntentParameterType</key>
        <string>Boolean</string>
        """
    )
  )
}

extension Validator {
  mutating func checkOptions(_ parameter: ParameterContext) {
    guard case .boolean = parameter.schema?.type,
      let dynamic = parameter.parameter.supportsDynamicEnumeration, dynamic.value
    else { return }
    report(
      .optionsOfBoolean,
      "'\(parameter.name)' is a switch, so it cannot take options from code; take the key out",
      in: parameter.site,
      key: "INIntentParameterSupportsDynamicEnumeration",
      at: dynamic.range
    )
  }
}
