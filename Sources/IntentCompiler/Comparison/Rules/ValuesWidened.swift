extension Rule {
  static let valuesWidened = Rule(
    "values-widened",
    .note,
    "A parameter or property takes more values",
    help: RuleHelp(
      meaning: "A minimum was lowered, a maximum raised, or a currency or kind of file added.",
      consequence: "People can choose more than before. What they chose stays.",
      remedy: "Nothing is to be done, if code can live with the new values.",
      example: """
        <!-- before -->
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataMaximumValue</key>
          <integer>5</integer>
        </dict>
        <key>INIntentParameterName</key>
        <string>rows</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <!-- after -->
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataMaximumValue</key>
          <integer>10</integer>
        </dict>
        <key>INIntentParameterName</key>
        <string>rows</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        """
    )
  )
}

extension Comparison {
  mutating func reportWidened(_ message: String, _ old: some OutlineField, _ new: some OutlineField) {
    report(.valuesWidened, message, [:], old: old, new: new)
  }
}
