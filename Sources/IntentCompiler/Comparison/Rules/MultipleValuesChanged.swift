extension Rule {
  static let multipleValuesChanged = Rule(
    "multiple-values-changed",
    .error,
    "A parameter takes several values where it took one, or the other way round",
    help: RuleHelp(
      meaning: "'INIntentParameterSupportsMultipleValues' changed.",
      consequence: """
        One value cannot be read as a list, nor a list as one value: what was chosen is lost, and code \
        that uses it no longer compiles.
        """,
      remedy: """
        Make a new parameter with a new name and tag, and keep the old one until nobody has a value \
        for it.
        """,
      example: """
        <!-- before -->
        <key>INIntentParameterName</key>
        <string>color</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        <!-- after -->
        <key>INIntentParameterName</key>
        <string>color</string>
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
  mutating func checkMultipleValues(_ parameter: ParameterPair) {
    guard parameter.old.isArray != parameter.new.isArray else { return }
    let words =
      parameter.new.isArray
      ? "takes several values now where it took one" : "takes one value now where it took several"
    report(
      .multipleValuesChanged,
      "'\(parameter.name)' \(words), so what was chosen is lost",
      [.source: .breaking, .stored: .breaking, .placed: .breaking],
      old: parameter.old,
      new: parameter.new
    )
  }
}
