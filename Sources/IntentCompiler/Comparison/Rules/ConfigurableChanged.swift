extension Rule {
  static let configurableChanged = Rule(
    "configurable-changed",
    .warning,
    "People can no longer change a parameter, or can now",
    help: RuleHelp(
      meaning: "'INIntentParameterConfigurable' changed.",
      consequence: """
        A parameter that people cannot change keeps what they chose before, and they cannot undo it.
        """,
      remedy: """
        See what a value that was chosen before does. Where people can change it now, nothing is to be \
        done.
        """,
      example: """
        <!-- before -->
        <key>INIntentParameterConfigurable</key>
        <true/>
        <key>INIntentParameterName</key>
        <string>color</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        <!-- after -->
        <key>INIntentParameterConfigurable</key>
        <false/>
        <key>INIntentParameterName</key>
        <string>color</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkConfigurable(_ parameter: ParameterPair) {
    guard parameter.old.isConfigurable != parameter.new.isConfigurable else { return }
    let words =
      parameter.new.isConfigurable
      ? "people can change '\(parameter.name)' now"
      : "people can no longer change '\(parameter.name)', nor undo what they chose for it"
    report(
      .configurableChanged,
      words,
      parameter.new.isConfigurable ? [:] : [.placed: .careful],
      old: parameter.old,
      new: parameter.new
    )
  }
}
