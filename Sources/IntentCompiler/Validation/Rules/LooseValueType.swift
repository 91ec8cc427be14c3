extension Rule {
  static let looseValueType = Rule(
    "loose-value-type",
    .warning,
    "A value is of another type than its key needs, but can be read",
    help: RuleHelp(
      meaning: """
        A value is written as a text or a number where the format has a number or a Boolean, and can be read \
        all the same.
        """,
      consequence: "Xcode and the system may read it otherwise, or not at all.",
      remedy: "Write it in the type that the message names.",
      example: """
        <key>INIntentLastParameterTag</key>
        <string>99</string>
        """
    )
  )
}
