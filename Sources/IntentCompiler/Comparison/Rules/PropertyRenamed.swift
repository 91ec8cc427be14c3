extension Rule {
  static let propertyRenamed = Rule(
    "property-renamed",
    .error,
    "A property of an object type has another name",
    help: RuleHelp(
      meaning: "The tag or the ID of its text says that it is the same property, but its name is another.",
      consequence: """
        Code that names it no longer compiles. Stored objects have its value under the old name, where \
        nothing reads it; they are still known by their identifier. Where another property has the old name \
        now, the value is read as its own.
        """,
      remedy: "Take the old name back and change the display name alone.",
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
            <string>width</string>
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
  mutating func checkName(
    _ old: SchemaOutline.Property,
    _ new: SchemaOutline.Property,
    of type: ObjectPair
  ) {
    guard old.name != new.name else { return }
    let heir = type.newProperties[old.name]
    let isMistaken = heir.map { isLike(old, $0, in: type.folders) } ?? false
    var message = "the property '\(old.name)' is called '\(new.name)' now"
    if heir != nil { message += ", and another one '\(old.name)'" }
    message += isMistaken ? ", so what is stored for the one counts for the other" : Self.sourceFate(old, new)
    report(
      .propertyRenamed,
      message,
      [
        .source: Self.sourceVerdict(old, new),
        .stored: !type.isStored ? .safe : isMistaken ? .breaking : .careful,
      ],
      old: old,
      new: new
    )
  }
}
