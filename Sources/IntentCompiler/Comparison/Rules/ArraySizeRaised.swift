extension Rule {
  static let arraySizeRaised = Rule(
    "array-size-raised",
    .note,
    "A list holds more values in a size of widget",
    help: RuleHelp(
      meaning: "A number under 'INIntentParameterArraySizes' is greater, or gone, so that any number fits.",
      consequence: "People can choose more values. Those of placed widgets stay as they are.",
      remedy: "Nothing is to be done.",
      example: """
        <!-- before -->
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>4</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Small</string>
          </dict>
        </array>
        <key>INIntentParameterFixedSizeArray</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>cities</string>
        <key>INIntentParameterSupportsMultipleValues</key>
        <true/>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        <!-- after -->
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>6</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Small</string>
          </dict>
        </array>
        <key>INIntentParameterFixedSizeArray</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>cities</string>
        <key>INIntentParameterSupportsMultipleValues</key>
        <true/>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Comparison {
  mutating func reportRaised(_ sizes: [String], _ parameter: ParameterPair) {
    report(
      .arraySizeRaised,
      "'\(parameter.name)' holds \(sizes.joined(separator: "; "))",
      [:],
      old: parameter.old,
      new: parameter.new
    )
  }
}
