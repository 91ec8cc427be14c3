extension Rule {
  static let unknownInput = Rule(
    "unknown-input",
    .warning,
    "An intent's input names a parameter that does not exist",
    help: RuleHelp(
      meaning: """
        'INIntentInput' names the parameter that takes the result of the action before this one in a shortcut. \
        No parameter of the intent has that name: it was renamed or removed, or the name is misspelt.
        """,
      consequence: "In a shortcut, the action takes no input: people must connect it by hand, every time.",
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
    guard let input = context.intent.input, !input.value.isEmpty,
      context.parameterIndices[input.value] == nil
    else { return }
    reportUnknown(
      .unknownInput,
      "the input '\(input.value)' is no parameter of the intent",
      input,
      among: context.intent.parameters.lazy.compactMap(\.field.name?.value),
      in: context.site,
      key: "INIntentInput"
    )
  }
}
