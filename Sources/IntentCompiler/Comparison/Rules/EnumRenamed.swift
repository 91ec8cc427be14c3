extension Rule {
  static let enumRenamed = Rule(
    "enum-renamed",
    .error,
    "An enum has another name",
    help: RuleHelp(
      meaning: """
        The ID of its display name says that it is the same enum, but its name or 'INEnumClassName' is \
        another.
        """,
      consequence: """
        Code that names it no longer compiles. What is stored holds only cases, and is not touched.
        """,
      remedy: "Take the old name back, or keep it in Swift with 'renames' in 'intentc.json'.",
      example: """
        <!-- before -->
        <key>INEnumName</key>
        <string>Colour</string>
        <key>INEnumDisplayName</key>
        <string>Colour</string>
        <key>INEnumDisplayNameID</key>
        <string>cO10ur</string>
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
        <key>INEnumName</key>
        <string>Tint</string>
        <key>INEnumDisplayName</key>
        <string>Colour</string>
        <key>INEnumDisplayNameID</key>
        <string>cO10ur</string>
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
  mutating func checkName(_ enumeration: EnumPair) {
    let (old, new) = (enumeration.old, enumeration.new)
    let (before, now) = (old.className ?? old.name, new.className ?? new.name)
    guard before != now else {
      guard old.name != new.name else { return }
      let message = "the enum '\(old.name)' is called '\(new.name)' now; its class is still '\(now)'"
      return report(.enumRenamed, message, [:], old: old, new: new)
    }
    report(
      .enumRenamed,
      "the enum '\(before)' is called '\(now)' now" + Self.sourceFate(old, new),
      [.source: Self.sourceVerdict(old, new)],
      old: old,
      new: new
    )
  }
}
