extension Rule {
  static let unusableArraySize = Rule(
    "unusable-array-size",
    .warning,
    "An array size has no widget size, an unknown one, or no count of 1 or more",
    help: RuleHelp(
      meaning: """
        An entry of 'INIntentParameterArraySizes' names no size of widget, one that does not exist, or a \
        count below 1.
        """,
      consequence: """
        The entry is ignored, so people can choose any number of values in that widget, more than it shows.
        """,
      remedy: "Name a size of widget and a count of 1 or more.",
      example: """
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>4</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Mediun</string>
          </dict>
        </array>
        <key>INIntentParameterFixedSizeArray</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>cities</string>
        <key>INIntentParameterSupportsMultipleValues</key>
        <true/>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}
