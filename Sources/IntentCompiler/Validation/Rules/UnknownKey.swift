extension Rule {
  static let unknownKey = Rule(
    "unknown-key",
    .warning,
    "A key is none that the format has at that place",
    help: RuleHelp(
      meaning: """
        A dictionary has a key that the format does not know there: it is misspelt, it stands in the wrong \
        dictionary, or another tool put it there.
        """,
      consequence: """
        What the key was to say is not said. Xcode takes it out without a word when it saves the file.
        """,
      remedy: "Correct the key, or take it out. The fix puts in the nearest one that is known.",
      example: """
        <key>INIntentTitel</key>
        <string>Sample</string>
        """
    )
  )
}
