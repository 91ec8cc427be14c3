extension Rule {
  static let caseRemoved = Rule(
    "case-removed",
    .error,
    "A case of an enum is gone",
    help: RuleHelp(
      meaning: """
        The old version has a case that the new one has not, under any name with the same index and \
        text.
        """,
      consequence: """
        Placed widgets and stored configurations that chose it have no choice any more. Code that \
        names it no longer compiles.
        """,
      remedy: "Keep the case. Never give its index to another.",
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
        </array>
        """
    )
  )
}

extension Comparison {
  mutating func checkRemoved(_ enumCase: SchemaOutline.Case, of enumeration: EnumPair) {
    if enumCase.name == "unknown", enumeration.new.hidesUnknown {
      return reportHiddenUnknown(enumCase, of: enumeration)
    }
    let lost =
      enumeration.isStored ? "what was chosen with it is lost" : "code that names it no longer compiles"
    report(
      .caseRemoved,
      "'\(enumCase.name)' (\(enumCase.index)) is gone, so \(lost)",
      [
        .source: .breaking, .stored: enumeration.isStored ? .breaking : .safe,
        .placed: enumeration.isPlaced ? .breaking : .safe,
      ],
      old: enumCase
    )
  }
}
