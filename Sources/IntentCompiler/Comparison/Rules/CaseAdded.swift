extension Rule {
  static let caseAdded = Rule(
    "case-added",
    .warning,
    "A case of an enum is new",
    help: RuleHelp(
      meaning: "The new version has a case that the old one has not, with an index that was free.",
      consequence: """
        Code that has a 'switch' over all cases has one more to write. What is stored is not touched.
        """,
      remedy: "Write the case where the compiler asks for it.",
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
            <key>INEnumValueIndex</key>
            <integer>2</integer>
            <key>INEnumValueName</key>
            <string>orange</string>
          </dict>
        </array>
        """
    )
  )
}

extension Comparison {
  mutating func checkAdded(_ enumCase: SchemaOutline.Case, to enumeration: EnumPair) {
    if let owner = enumeration.removedIndices[enumCase.index] {
      return reportReusedIndex(of: owner, by: enumCase, in: enumeration)
    }
    if enumCase.name == "unknown", enumeration.old.hidesUnknown { return reportShownUnknown(enumCase) }
    report(
      .caseAdded,
      "'\(enumCase.name)' (\(enumCase.index)) is new; a 'switch' over all cases has one more to write",
      [.source: .careful],
      new: enumCase
    )
  }
}
