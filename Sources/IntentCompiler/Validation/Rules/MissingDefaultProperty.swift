extension Rule {
  static let missingDefaultProperty = Rule(
    "missing-default-property",
    .lint,
    "A type does not list a property that every type has",
    help: RuleHelp(
      meaning: """
        Every type inherits 'identifier', 'displayString', 'pronunciationHint' and 'alternativeSpeakableMatches', \
        and Xcode lists them among the type's own properties, marked as 'INTypePropertyDefault'. This file leaves \
        some out, so it was written or merged by hand.
        """,
      consequence: """
        Code has the property all the same. Whoever reads the file, or writes a tool that does, does not see it, and \
        its display name cannot be translated.
        """,
      remedy: "Copy the property from another type, with its tag: they are the same in all types.",
      example: """
        <key>INTypeName</key>
        <string>Station</string>
        <key>INTypeProperties</key>
        <array>
          <dict>
            <key>INTypePropertyName</key>
            <string>platform</string>
            <key>INTypePropertyTag</key>
            <integer>100</integer>
            <key>INTypePropertyType</key>
            <string>String</string>
          </dict>
        </array>
        """
    )
  )
}

extension Validator {
  private static let defaultProperties = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
  ]

  mutating func checkDefaultProperties(of type: Definition.ObjectType, _ site: DefinitionSite) {
    guard isWanted(.missingDefaultProperty), let name = type.name else { return }
    let stated = Set(type.properties.lazy.compactMap(\.field.name?.value))
    let missing = Self.defaultProperties.filter { !stated.contains($0) }
    guard !missing.isEmpty else { return }
    report(
      .missingDefaultProperty,
      "'\(name.value)' does not list \(missing.map { "'\($0)'" }.listed), which every type has; "
        + "copy \(missing.count == 1 ? "it" : "them") from another type",
      in: site,
      key: "INTypeProperties",
      at: name.range
    )
  }
}
