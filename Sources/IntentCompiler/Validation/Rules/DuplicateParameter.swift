extension Rule {
  static let duplicateParameter = Rule(
    "duplicate-parameter",
    .error,
    "Two parameters of an intent have one name",
    help: RuleHelp(
      meaning: "Two parameters of one intent have the same name.",
      consequence: "A structure in Swift cannot have both, so no code can be generated.",
      remedy: """
        Give one of them a new name. Keep the one that is released already: stored settings refer to it.
        """,
      example: """
        <key>INIntentParameterName</key>
        <string>count</string>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}
