extension Rule {
  static let intentAdded = Rule(
    "intent-added",
    .note,
    "An intent is new",
    help: RuleHelp(
      meaning: "The new version has an intent that the old one has not.",
      consequence: "Nothing that is stored or written knows of it.",
      remedy: "Nothing is to be done.",
      example: """
        <!-- before -->
        <!-- after -->
        <key>INIntentName</key>
        <string>Weather</string>
        <key>INIntentTitle</key>
        <string>Weather</string>
        <key>INIntentTitleID</key>
        <string>aB3dE5</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkAdded(_ intent: SchemaOutline.Intent) {
    report(.intentAdded, "the intent '\(intent.name)' is new", [:], new: intent)
  }
}
