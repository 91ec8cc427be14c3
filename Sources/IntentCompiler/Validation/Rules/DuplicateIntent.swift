extension Rule {
  static let duplicateIntent = Rule(
    "duplicate-intent",
    .error,
    "Two intents have one name",
    help: RuleHelp(
      meaning: """
        Two intents of the files that are compiled together have the same name, mostly because one was \
        copied, or one file was given twice under two names.
        """,
      consequence: """
        Both would become one Swift type, so no code can be generated. Xcode generates it and fails to \
        build, or leaves one out.
        """,
      remedy: """
        Give one of them a new name. Keep the one that is released already: stored settings refer to it.
        """,
      example: """
        <key>INIntentName</key>
        <string>Sample</string>
        <key>INIntentTitle</key>
        <string>Sample</string>
        <key>INIntentDescription</key>
        <string>Shows a sample</string>
        """
    )
  )
}
