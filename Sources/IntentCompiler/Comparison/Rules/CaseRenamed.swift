extension Rule {
  static let caseRenamed = Rule(
    "case-renamed",
    .error,
    "A case of an enum has another name",
    help: RuleHelp(
      meaning: "The index and the text, or its ID, say that it is the same case, but its name is another.",
      consequence: """
        Stored configurations hold the name, and lose the choice; where another case has the name now, they \
        have that one. Placed widgets hold the index, and keep it. Code that names the case no longer compiles.
        """,
      remedy: "Take the old name back and change the display name alone, which is what people read.",
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
          <dict>
            <key>INEnumValueDisplayName</key>
            <string>orange</string>
            <key>INEnumValueDisplayNameID</key>
            <string>0rAnge</string>
            <key>INEnumValueIndex</key>
            <integer>2</integer>
            <key>INEnumValueName</key>
            <string>orange</string>
          </dict>
        </array>
        <!-- after -->
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
          <dict>
            <key>INEnumValueDisplayName</key>
            <string>orange</string>
            <key>INEnumValueDisplayNameID</key>
            <string>0rAnge</string>
            <key>INEnumValueIndex</key>
            <integer>2</integer>
            <key>INEnumValueName</key>
            <string>tangerine</string>
          </dict>
        </array>
        """
    )
  )
}

extension Comparison {
  mutating func checkName(
    _ old: SchemaOutline.Case,
    _ new: SchemaOutline.Case,
    of enumeration: EnumPair
  ) {
    guard old.name != new.name else { return }
    let hasHeir = enumeration.newNames.contains(old.name)
    let hidden = children.hidden(
      with: old.name,
      of: enumeration.old.key,
      heir: hasHeir ? old.name : nil
    )
    let lost =
      if hasHeir, enumeration.isStored {
        "what is stored by that name is the other case\(hidden)"
          + (enumeration.isPlaced ? "; widgets and shortcuts find it by its index" : "")
      } else if enumeration.isPlaced {
        "stored configurations that name it lose the choice\(hidden); widgets and shortcuts find it by its index"
      } else if enumeration.isStored {
        "stored objects that name it have no choice any more, and it is kept aside"
      } else {
        ""
      }
    let heir = hasHeir ? ", and another case '\(old.name)'" : ""
    let fate = lost.isEmpty ? Self.sourceFate(old, new) : ", so \(lost)"
    report(
      .caseRenamed,
      "'\(old.name)' is called '\(new.name)' now\(heir)\(fate)",
      [
        .source: Self.sourceVerdict(old, new),
        .stored: hasHeir && enumeration.isStored ? .breaking : enumeration.storedLoss,
      ],
      old: old,
      new: new
    )
  }
}
