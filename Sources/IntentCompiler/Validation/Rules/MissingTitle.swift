import IntentSchema

extension Rule {
  static let missingTitle = Rule(
    "missing-title",
    .warning,
    "A custom intent has no title",
    help: RuleHelp(
      meaning: """
        'INIntentTitle' is missing or empty. Xcode lets a title be empty, and the App Store looks for it \
        when the app is uploaded.
        """,
      consequence: """
        The App Store sends a warning (ITMS-90626), and people see the intent in Shortcuts and in the widget \
        gallery without a name.
        """,
      remedy: "Write the name, in the definition's own language, and translate it.",
      example: """
        <key>INIntentTitle</key>
        <string></string>
        <key>INIntentTitleID</key>
        <string>tSampl</string>
        """
    )
  )
}

extension Validator {
  mutating func checkTitle(_ context: IntentContext) {
    guard context.schema != nil, context.intent.title.isBlank, let name = context.intent.name else { return }
    report(
      .missingTitle,
      "'\(name.value)' has no title; give it one with 'INIntentTitle'",
      in: context.site,
      key: "INIntentTitle",
      at: context.intent.title.text?.range ?? context.intent.title.id?.range ?? name.range
    )
  }
}
