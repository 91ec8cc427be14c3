extension Rule {
  static let unknownInput = Rule(
    "unknown-input",
    .warning,
    "An intent's input names a parameter that does not exist",
    help: RuleHelp(
      meaning: """
        'INIntentInput' names the parameter that takes the result of the action before this one in a \
        shortcut. No parameter of the intent has that name: it was renamed or removed, or the name is \
        misspelt.
        """,
      consequence: "In a shortcut the action takes no input: people must connect it by hand, every time.",
      remedy: "Name a parameter of the intent, or take the key out.",
      example: """
        <key>INIntentInput</key>
        <string>cuont</string>
        """
    )
  )
}

extension Validator {
  mutating func checkInput(_ context: IntentContext) {
    checkParameterName(
      context.intent.input,
      .unknownInput,
      "the input",
      in: context,
      key: "INIntentInput"
    )
  }

  /// Reports the name of a parameter that the intent does not have.
  mutating func checkParameterName(
    _ name: Located<String>?,
    _ rule: Rule,
    _ what: String,
    in context: IntentContext,
    key: String
  ) {
    guard let name, !name.value.isEmpty, context.parameterIndices[name.value] == nil else { return }
    reportUnknown(
      rule,
      "\(what) '\(name.value)' is no parameter of the intent",
      name,
      among: context.parameterNames,
      in: context.site,
      key: key
    )
  }
}
