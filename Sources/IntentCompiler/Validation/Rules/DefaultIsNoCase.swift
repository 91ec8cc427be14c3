extension Rule {
  static let defaultIsNoCase = Rule(
    "default-is-no-case",
    .warning,
    "The default of an enum parameter is no case of the enum, or is 'unknown'",
    help: RuleHelp(
      meaning: """
        The default names a case that the enum does not have (it was renamed or removed, or is misspelt), or \
        it is 'unknown', which stands for no choice.
        """,
      consequence: "There is no default: people start with nothing chosen.",
      remedy: "Name a case of the enum.",
      example: """
        <key>INIntentParameterName</key>
        <string>size</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <key>INIntentParameterEnumType</key>
        <string>Mode</string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataDefaultValue</key>
          <string>lagre</string>
        </dict>
        """
    )
  )
}
