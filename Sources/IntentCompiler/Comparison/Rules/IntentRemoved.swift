extension Rule {
  static let intentRemoved = Rule(
    "intent-removed",
    .error,
    "An intent is gone",
    help: RuleHelp(
      meaning: "The old version has an intent that the new one has not, under any name, class or title ID.",
      consequence: """
        Placed widgets and saved shortcuts that use it lose their settings, stored configurations have \
        nobody to read them, and code that names it no longer compiles.
        """,
      remedy: """
        Put the intent back, at least until nobody has a widget with it. Where it was only renamed, \
        keep its class with 'INIntentClassName'.
        """,
      example: """
        <!-- before -->
        <key>INIntentName</key>
        <string>Weather</string>
        <key>INIntentTitle</key>
        <string>Weather</string>
        <key>INIntentTitleID</key>
        <string>aB3dE5</string>
        <!-- after -->
        """
    )
  )
}

extension Comparison {
  mutating func checkRemoved(_ intent: SchemaOutline.Intent) {
    let lost =
      intent.isForWidgets ? "placed widgets lose their settings" : "shortcuts made with it stop working"
    report(
      .intentRemoved,
      "the intent '\(intent.name)' is gone, so \(lost)",
      [.source: .breaking, .stored: .breaking, .placed: .breaking],
      old: intent
    )
  }
}
