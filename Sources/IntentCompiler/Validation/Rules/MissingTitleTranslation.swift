extension Rule {
  static let missingTitleTranslation = Rule(
    "missing-title-translation",
    .warning,
    "The title or description of an intent is missing in a language",
    help: RuleHelp(
      meaning: """
        The table of a language has no text, or an empty one, under the key of a custom intent's title or description \
        ('INIntentTitleID', 'INIntentDescriptionID').
        """,
      consequence: """
        People who use the app in this language read the title in another. The App Store sends warning ITMS-90626, \
        "Invalid Siri Support", for each such text.
        """,
      remedy: "Add the text under that key to the table of each language that the message names.",
      example: """
        <key>INIntentTitle</key>
        <string>Order Soup</string>
        <key>INIntentTitleID</key>
        <string>ab12Cd</string>
        """
    )
  )
}

enum MissingTitleTranslation {
  static func check(_ localised: LocalisedDefinition) -> [Diagnostic] {
    MissingTranslation.report(.missingTitleTranslation, localised) { $0.role == .store }
  }
}
