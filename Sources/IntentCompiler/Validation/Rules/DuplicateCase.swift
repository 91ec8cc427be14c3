extension Rule {
  static let duplicateCase = Rule(
    "duplicate-case",
    .error,
    "Two cases of an enum have one name",
    help: RuleHelp(
      meaning: "Two cases of one enum have the same name.",
      consequence: "An enum in Swift cannot have both, so no code can be generated.",
      remedy: "Give one of them a new name; keep both indices, which are what is stored.",
      example: """
        <key>INEnumName</key>
        <string>Colour</string>
        <key>INEnumValues</key>
        <array>
          <dict>
            <key>INEnumValueIndex</key>
            <integer>1</integer>
            <key>INEnumValueName</key>
            <string>red</string>
          </dict>
          <dict>
            <key>INEnumValueIndex</key>
            <integer>2</integer>
            <key>INEnumValueName</key>
            <string>red</string>
          </dict>
        </array>
        """
    )
  )
}
