import IntentSchema

extension Rule {
  static let missingDescription = Rule(
    "missing-description",
    .warning,
    "A custom intent has no description",
    help: RuleHelp(
      meaning: """
        'INIntentDescription' is missing or empty. Xcode lets a description be empty, and the App Store \
        looks for it when the app is uploaded.
        """,
      consequence: """
        The App Store sends a warning (ITMS-90626), and people see the intent in Shortcuts and in the widget \
        gallery without a word on what it is for.
        """,
      remedy: """
        Write a sentence on what the intent does, in the definition's own language, and translate it.
        """,
      example: """
        <key>INIntentDescription</key>
        <string></string>
        <key>INIntentDescriptionID</key>
        <string>tSampl</string>
        """
    )
  )
}

extension Validator {
  mutating func checkDescription(_ context: IntentContext) {
    guard context.schema != nil, context.intent.description.isBlank, let name = context.intent.name else {
      return
    }
    report(
      .missingDescription,
      "'\(name.value)' has no description; give it one with 'INIntentDescription'",
      in: context.site,
      key: "INIntentDescription",
      at: context.intent.description.text?.range ?? context.intent.description.id?.range ?? name.range
    )
  }
}
