extension Rule {
  static let emptyEnum = Rule(
    "empty-enum",
    .warning,
    "An enum has no case that people can choose",
    help: RuleHelp(
      meaning: "An enum has no case beside 'unknown', which the system never shows.",
      consequence: "A parameter of the enum is a row with an empty list.",
      remedy: "Add the cases, or take the enum and what uses it out.",
      example: """
        <key>INEnumName</key>
        <string>Colour</string>
        <key>INEnumValues</key>
        <array>
          <dict>
            <key>INEnumValueName</key>
            <string>unknown</string>
          </dict>
        </array>
        """
    )
  )
}

extension Validator {
  mutating func checkCases(_ enumeration: Definition.Enum, _ site: DefinitionSite) {
    guard let name = enumeration.name, !enumeration.cases.contains(where: { $0.name?.value != "unknown" })
    else { return }
    report(
      .emptyEnum,
      "'\(name.value)' has no case that people can choose; add one to 'INEnumValues'",
      in: site,
      key: "INEnumValues",
      at: name.range
    )
  }
}
