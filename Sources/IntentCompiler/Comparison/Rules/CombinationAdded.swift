extension Rule {
  static let combinationAdded = Rule(
    "combination-added",
    .note,
    "A kind of shortcut is new",
    help: RuleHelp(
      meaning: """
        There is a combination of parameters under 'INIntentParameterCombinations' that was not there.
        """,
      consequence: "The system offers more kinds of shortcuts.",
      remedy: "Nothing is to be done.",
      example: """
        <!-- before -->
        <key>INIntentParameterCombinations</key>
        <dict>
          <key>count</key>
          <dict>
          </dict>
        </dict>
        <!-- after -->
        <key>INIntentParameterCombinations</key>
        <dict>
          <key>count</key>
          <dict>
          </dict>
          <key>mode</key>
          <dict>
          </dict>
        </dict>
        """
    )
  )
}

extension Comparison {
  mutating func reportAdded(_ names: [String], to intent: IntentPair) {
    report(
      .combinationAdded,
      "shortcuts \(DefinitionText.Detail.words(names)) are offered now",
      [:],
      old: intent.old,
      new: intent.new
    )
  }
}
