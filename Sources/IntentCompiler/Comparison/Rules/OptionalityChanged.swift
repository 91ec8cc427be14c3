extension Rule {
  static let optionalityChanged = Rule(
    "optionality-changed",
    .error,
    "A parameter got a default, or lost it",
    help: RuleHelp(
      meaning: """
        A number, text, enum or object with a default always has a value in the generated Swift, and \
        without one it is optional.
        """,
      consequence: """
        The type of the property changes, so code that uses it no longer compiles. New widgets begin \
        with the default, or without a value; so do stored configurations that have none.
        """,
      remedy: "Change the code that reads the property. What people have chosen stays.",
      example: """
        <!-- before -->
        <key>INIntentParameterMetadata</key>
        <dict>
        </dict>
        <key>INIntentParameterName</key>
        <string>rows</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <!-- after -->
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataDefaultValue</key>
          <integer>2</integer>
        </dict>
        <key>INIntentParameterName</key>
        <string>rows</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        """
    )
  )
}

extension Comparison {
  mutating func reportOptionality(_ parameter: ParameterPair) {
    let message =
      parameter.new.defaultValue == nil
      ? "'\(parameter.name)' has no default now, so its property in Swift became optional"
      : "'\(parameter.name)' has a default now, so its property in Swift is no longer optional"
    report(
      .optionalityChanged,
      message + DefaultChildren(parameter.intent).hidden(by: parameter),
      [.source: .breaking, .stored: .careful],
      old: parameter.old,
      new: parameter.new
    )
  }
}
