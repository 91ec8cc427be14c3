extension Rule {
  static let systemIntent = Rule(
    "system-intent",
    .note,
    "A system intent's class is Apple's, so no code is generated for it",
    help: RuleHelp(
      meaning: """
        The intent customises one of Apple's own, such as 'PlayMedia'. Its class comes with the system.
        """,
      consequence: "None: this only says why the intent is missing from the generated code.",
      remedy: "Nothing is to be done.",
      example: """
        <key>INIntentName</key>
        <string>PlayMedia</string>
        <key>INIntentType</key>
        <string>System</string>
        """
    )
  )
}
