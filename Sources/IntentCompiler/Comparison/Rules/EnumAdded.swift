extension Rule {
  static let enumAdded = Rule(
    "enum-added",
    .note,
    "An enum is new",
    help: RuleHelp(
      meaning: "The new version has an enum that the old one has not.",
      consequence: "Nothing that is stored or written knows of it.",
      remedy: "Nothing is to be done.",
      example: """
        <!-- before -->
        <!-- after -->
        <key>INEnumName</key>
        <string>Colour</string>
        <key>INEnumValues</key>
        <array>
          <dict>
            <key>INEnumValueName</key>
            <string>unknown</string>
          </dict>
          <dict>
            <key>INEnumValueIndex</key>
            <integer>1</integer>
            <key>INEnumValueName</key>
            <string>red</string>
          </dict>
        </array>
        """
    )
  )
}

extension Comparison {
  mutating func checkAdded(_ enumeration: SchemaOutline.Enum) {
    report(.enumAdded, "the enum '\(enumeration.name)' is new", [:], new: enumeration)
  }
}
