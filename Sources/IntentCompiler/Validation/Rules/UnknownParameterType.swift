extension Rule {
  static let unknownParameterType = Rule(
    "unknown-parameter-type",
    .error,
    "A parameter or property has no type, or one that does not exist",
    help: RuleHelp(
      meaning: """
        The type of a parameter or property is missing, or is none of the format's, such as 'Bool' for \
        'Boolean'. An enum has the type 'Integer' and names the enum beside it.
        """,
      consequence: "No code can be generated for it.",
      remedy: "Write one of the format's types.",
      example: """
        <key>INIntentParameterName</key>
        <string>isLarge</string>
        <key>INIntentParameterType</key>
        <string>Bool</string>
        """
    )
  )
}
