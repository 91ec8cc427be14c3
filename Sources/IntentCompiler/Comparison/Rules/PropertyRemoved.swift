extension Rule {
  static let propertyRemoved = Rule(
    "property-removed",
    .error,
    "A property of an object type is gone",
    help: RuleHelp(
      meaning: "The old version has a property that the new one has not.",
      consequence: """
        Code that names it no longer compiles. Stored objects keep its value aside, where nothing \
        reads it; they are still known by their identifier.
        """,
      remedy: "Keep the property, or change the code that names it.",
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
          <dict>
            <key>INTypePropertyName</key>
            <string>height</string>
            <key>INTypePropertyTag</key>
            <integer>101</integer>
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
        </array>
        """
    )
  )
}

extension Comparison {
  mutating func checkRemoved(_ property: SchemaOutline.Property, of type: ObjectPair) {
    let isMistaken =
      type.newProperties[property.name].map { isLike(property, $0, in: type.folders) } ?? false
    report(
      .propertyRemoved,
      "the property '\(property.name)' is gone, "
        + (isMistaken
          ? "and another one has its name, so what is stored for the one counts for the other"
          : "so code that names it no longer compiles"),
      [.source: .breaking, .stored: !type.isStored ? .safe : isMistaken ? .breaking : .careful],
      old: property
    )
  }
}
