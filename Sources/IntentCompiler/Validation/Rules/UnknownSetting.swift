extension Rule {
  static let unknownSetting = Rule(
    "unknown-setting",
    .warning,
    "A setting of a type has a value that does not exist",
    help: RuleHelp(
      meaning: """
        A setting that is one of a fixed set of words has another one: the control of a number, a unit, a \
        style of dates, the way capital letters are made.
        """,
      consequence: """
        The setting is ignored, so people get the system's own: another control, unit or format.
        """,
      remedy: "Write one of the words that the message names.",
      example: """
        <key>INIntentParameterName</key>
        <string>price</string>
        <key>INIntentParameterType</key>
        <string>Decimal</string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataType</key>
          <string>Silder</string>
        </dict>
        """
    )
  )
}
