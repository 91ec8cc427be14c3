extension Rule {
  static let wrongValueType = Rule(
    "wrong-value-type",
    .error,
    "A value is of another type than its key needs",
    help: RuleHelp(
      meaning: """
        A key has a value of a type that it cannot have, such as a text where a list is needed, or a name of more than
        1,000 bytes.
        """,
      consequence: "The value cannot be read, so no code can be generated.",
      remedy: "Write a value of the type that the message names, or a shorter name.",
      example: """
        <key>INIntentParameters</key>
        <string>count</string>
        """
    )
  )
}
