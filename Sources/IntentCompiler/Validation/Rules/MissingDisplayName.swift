extension Rule {
  static let missingDisplayName = Rule(
    "missing-display-name",
    .lint,
    "Something that people see has no display name",
    help: RuleHelp(
      meaning: """
        A parameter that can be configured, a case or a type has no display name, or one of spaces only.
        """,
      consequence: "People see the name from the code, or a row without a label.",
      remedy: "Write the name that people shall read.",
      example: """
        <key>INIntentParameterConfigurable</key>
        <true/>
        <key>INIntentParameterName</key>
        <string>cityID</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Validator {
  mutating func checkDisplayName(
    _ text: Definition.Text,
    of name: Located<String>?,
    in site: DefinitionSite,
    key: String
  ) {
    guard isWanted(.missingDisplayName), text.isBlank, let name, !name.value.isEmpty else { return }
    report(
      .missingDisplayName,
      "'\(name.value)' has no name for people; give it one with '\(key)'",
      in: site,
      key: key,
      at: text.text?.range ?? name.range
    )
  }
}
