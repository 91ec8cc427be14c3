extension Rule {
  static let duplicateProperty = Rule(
    "duplicate-property",
    .error,
    "Two properties of an object type have one name",
    help: RuleHelp(
      meaning: "Two properties of one object type have the same name.",
      consequence: "A structure in Swift cannot have both, so no code can be generated.",
      remedy: "Give one of them a new name.",
      example: """
        <key>INTypeName</key>
        <string>Song</string>
        <key>INTypeProperties</key>
        <array>
          <dict>
            <key>INTypePropertyName</key>
            <string>length</string>
            <key>INTypePropertyType</key>
            <string>Integer</string>
          </dict>
          <dict>
            <key>INTypePropertyName</key>
            <string>length</string>
            <key>INTypePropertyType</key>
            <string>String</string>
          </dict>
        </array>
        """
    )
  )
}
