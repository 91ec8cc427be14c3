extension Rule {
  static let enumRemoved = Rule(
    "enum-removed",
    .error,
    "An enum is gone",
    help: RuleHelp(
      meaning: "The old version has an enum that the new one has not.",
      consequence: """
        Code that names it no longer compiles. What that does to the parameters that had it as their \
        type is said of each.
        """,
      remedy: "Put the enum back, or change the code that names it.",
      example: """
        <!-- before -->
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
        <!-- after -->
        """
    )
  )
}

extension Comparison {
  mutating func checkRemoved(_ enumeration: SchemaOutline.Enum) {
    report(
      .enumRemoved,
      "the enum '\(enumeration.name)' is gone, so code that names it no longer compiles",
      [.source: .breaking],
      old: enumeration
    )
  }
}
