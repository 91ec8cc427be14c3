extension Rule {
  static let unusableBound = Rule(
    "unusable-bound",
    .warning,
    "A minimum or maximum is no number, or not a whole one where one is needed",
    help: RuleHelp(
      meaning: """
        A bound is a text or a Boolean, is not finite, or is not whole although its parameter is an integer.
        """,
      consequence: "The bound is ignored, so people can choose values that the app does not expect.",
      remedy: "Write a number, or an empty data where there is to be no bound.",
      example: """
        <key>INIntentParameterName</key>
        <string>days</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataMaximumValue</key>
          <real>7.5</real>
        </dict>
        """
    )
  )
}
