extension Rule {
  static let typeAdded = Rule(
    "type-added",
    .note,
    "An object type is new",
    help: RuleHelp(
      meaning: "The new version has an object type that the old one has not.",
      consequence: "Nothing that is stored or written knows of it.",
      remedy: "Nothing is to be done.",
      example: """
        <!-- before -->
        <!-- after -->
        <key>INTypeName</key>
        <string>Town</string>
        <key>INTypeProperties</key>
        <array>
          <dict>
            <key>INTypePropertyName</key>
            <string>size</string>
            <key>INTypePropertyTag</key>
            <integer>100</integer>
            <key>INTypePropertyType</key>
            <string>Integer</string>
          </dict>
        </array>
        """
    )
  )
}

extension Comparison {
  mutating func checkAdded(_ type: SchemaOutline.ObjectType) {
    report(.typeAdded, "the object type '\(type.name)' is new", [:], new: type)
  }
}
