import IntentSchema

extension Rule {
  static let intentInName = Rule(
    "intent-in-name",
    .lint,
    "An intent's name ends in 'Intent'",
    help: RuleHelp(
      meaning: """
        Xcode adds 'Intent' to the name of an intent for the class that it generates, so a name that ends in \
        'Intent' gets it twice.
        """,
      consequence: "The class is called 'SampleIntentIntent'.",
      remedy: """
        Take 'Intent' out of the name before the app is released: afterwards, placed widgets and shortcuts \
        refer to the class by its name.
        """,
      example: """
        <key>INIntentName</key>
        <string>SampleIntent</string>
        <key>INIntentTitle</key>
        <string>Sample</string>
        <key>INIntentDescription</key>
        <string>Shows a sample</string>
        """
    )
  )
}

extension Validator {
  mutating func checkNameEnding(_ context: IntentContext) {
    guard let schema = context.schema, let name = context.intent.name, name.value.hasSuffix("Intent"),
      schema.configuration.className.hasSuffix("IntentIntent")
    else { return }
    report(
      .intentInName,
      "the class of '\(name.value)' is called '\(schema.configuration.className)'; take 'Intent' out of the name",
      in: context.site,
      key: "INIntentName",
      at: name.range
    )
  }
}
