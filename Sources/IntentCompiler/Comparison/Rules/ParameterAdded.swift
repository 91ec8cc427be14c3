extension Rule {
  static let parameterAdded = Rule(
    "parameter-added",
    .warning,
    "A parameter is new",
    help: RuleHelp(
      meaning: "The new version has a parameter that the old one has not.",
      consequence: """
        The system freezes a definition into a placed widget: those that are placed already do not get \
        the parameter, and run with its default or no value. Where its options come from code, the options \
        provider has one more method to write.
        """,
      remedy: "See that the default is what placed widgets did until now.",
      example: """
        <!-- before -->
        <!-- after -->
        <key>INIntentParameterName</key>
        <string>color</string>
        <key>INIntentParameterConfigurable</key>
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
  mutating func checkAdded(_ parameter: SchemaOutline.Parameter, to intent: IntentPair) {
    var message = "'\(parameter.name)' is new"
    var verdicts: [Audience: Verdict] = [:]
    if intent.old.isForWidgets, parameter.isConfigurable {
      message +=
        "; widgets that are placed already do not get it, and run with \(parameter.defaultValue == nil ? "no value for it" : "its default")"
      verdicts[.placed] = .careful
    }
    if parameter.options != .fixed {
      message += "; an options provider has to offer its values"
      verdicts[.source] = .careful
    }
    report(.parameterAdded, message, verdicts, new: parameter)
  }
}
