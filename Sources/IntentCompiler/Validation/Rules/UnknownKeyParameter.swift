extension Rule {
  static let unknownKeyParameter = Rule(
    "unknown-key-parameter",
    .warning,
    "An intent's key parameter does not exist",
    help: RuleHelp(
      meaning: """
        'INIntentKeyParameter' names the parameter whose picture stands for the whole shortcut. No parameter \
        of the intent has that name.
        """,
      consequence: "Suggestions of the shortcut show no picture.",
      remedy: "Name a parameter of the intent, or take the key out.",
      example: """
        <key>INIntentKeyParameter</key>
        <string>itme</string>
        """
    )
  )
}

extension Validator {
  mutating func checkKeyParameter(_ context: IntentContext) {
    checkParameterName(
      context.intent.keyParameter,
      .unknownKeyParameter,
      "the key parameter",
      in: context,
      key: "INIntentKeyParameter"
    )
  }
}
