extension Rule {
  static let unusedEnum = Rule(
    "unused-enum",
    .lint,
    "No parameter or property uses an enum",
    help: RuleHelp(
      meaning: "No parameter, property or response parameter in the files of the call refers to the enum.",
      consequence: """
        Code is generated that nothing in the definition needs, and translators get texts that nobody will \
        see.
        """,
      remedy: "Take it out of 'INEnums', or leave it where the app's own code uses it.",
      example: """
        <key>INEnumName</key>
        <string>Colour</string>
        <key>INEnumValues</key>
        <array>
          <dict>
            <key>INEnumValueName</key>
            <string>red</string>
            <key>INEnumValueIndex</key>
            <integer>1</integer>
          </dict>
        </array>
        """
    )
  )
}

extension Validator {
  mutating func checkUse(of enums: [Definition.Enum], in definition: Definition) {
    guard isWanted(.unusedEnum) else { return }
    for (index, declared) in enums.enumerated() {
      guard let name = declared.name, !name.value.isEmpty, !usedEnums.contains(name.value) else { continue }
      report(
        .unusedEnum,
        "nothing uses the enum '\(name.value)'",
        in: DefinitionSite(definition, .enumeration(index)),
        key: "INEnumName",
        at: name.range
      )
    }
  }
}
