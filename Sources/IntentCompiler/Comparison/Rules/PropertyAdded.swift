extension Rule {
  static let propertyAdded = Rule(
    "property-added",
    .note,
    "A property of an object type is new",
    help: RuleHelp(
      meaning: "The new version has a property that the old one has not.",
      consequence: "Objects that are stored already have no value for it.",
      remedy: "Nothing is to be done.",
      example: """
        <!-- before -->
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
          <dict>
            <key>INTypePropertyName</key>
            <string>height</string>
            <key>INTypePropertyTag</key>
            <integer>101</integer>
            <key>INTypePropertyType</key>
            <string>Integer</string>
          </dict>
        </array>
        """
    )
  )
}

extension Comparison {
  mutating func checkAdded(_ property: SchemaOutline.Property, to type: ObjectPair) {
    report(.propertyAdded, "the property '\(property.name)' is new", [:], new: property)
  }
}
