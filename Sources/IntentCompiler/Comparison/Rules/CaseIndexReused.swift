extension Rule {
  static let caseIndexReused = Rule(
    "case-index-reused",
    .error,
    "The index of a case that is gone was given to a new one",
    help: RuleHelp(
      meaning: "A case is gone, and a new one with another name and another text has its index.",
      consequence: "Placed widgets that chose the one show the other.",
      remedy: "Give the new case an index above all that were ever used.",
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
            <string>blue</string>
            <key>INEnumValueDisplayNameID</key>
            <string>bLu3ee</string>
            <key>INEnumValueIndex</key>
            <integer>2</integer>
            <key>INEnumValueName</key>
            <string>blue</string>
          </dict>
        </array>
        """
    )
  )
}

extension Comparison {
  mutating func reportReusedIndex(
    of owner: SchemaOutline.Case,
    by enumCase: SchemaOutline.Case,
    in enumeration: EnumPair
  ) {
    let fate = enumeration.isPlaced ? ", so widgets and shortcuts that chose the one have the other" : ""
    report(
      .caseIndexReused,
      "'\(enumCase.name)' is new and has the index \(enumCase.index), which was that of '\(owner.name)'\(fate)",
      [.source: .careful, .placed: enumeration.isPlaced ? .breaking : .safe],
      old: owner,
      new: enumCase
    )
  }
}
