extension Rule {
  static let unusableDefault = Rule(
    "unusable-default",
    .warning,
    "A default is of another type than its parameter, or cannot be used",
    help: RuleHelp(
      meaning: """
        The default is a text for a number, a number for a text, or a value that the type cannot hold; \
        mostly because the parameter was given another type later.
        """,
      consequence: """
        There is no default: people start with nothing chosen, and the widget with nothing to show.
        """,
      remedy: "Write a default of the parameter's type, or take it out.",
      example: """
        <key>INIntentParameterName</key>
        <string>days</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataDefaultValue</key>
          <string>seven</string>
        </dict>
        """
    )
  )
}
