extension Rule {
  static let unknownIntentType = Rule(
    "unknown-intent-type",
    .warning,
    "An intent is neither custom nor the system's",
    help: RuleHelp(
      meaning: """
        'INIntentType' is 'Custom' for an intent of the app, and 'System' for one of Apple's that the app \
        customises. It is neither here.
        """,
      consequence: """
        It is taken for a custom one. If it was meant to be Apple's, code is generated that nobody needs.
        """,
      remedy: "Write 'Custom' or 'System', or take the key out.",
      example: """
        <key>INIntentType</key>
        <string>Costum</string>
        """
    )
  )
}
