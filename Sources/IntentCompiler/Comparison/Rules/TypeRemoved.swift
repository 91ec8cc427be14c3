extension Rule {
  static let typeRemoved = Rule(
    "type-removed",
    .error,
    "An object type is gone",
    help: RuleHelp(
      meaning: "The old version has an object type that the new one has not.",
      consequence: """
        Code that names it no longer compiles. What that does to the parameters that had it as their \
        type is said of each.
        """,
      remedy: "Put the type back, or change the code that names it.",
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
        """
    )
  )
}

extension Comparison {
  mutating func checkRemoved(_ type: SchemaOutline.ObjectType) {
    report(
      .typeRemoved,
      "the object type '\(type.name)' is gone, so code that names it no longer compiles",
      [.source: .breaking],
      old: type
    )
  }
}
