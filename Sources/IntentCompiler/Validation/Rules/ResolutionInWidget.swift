extension Rule {
  static let resolutionInWidget = Rule(
    "resolution-in-widget",
    .warning,
    "An intent that is only for widgets asks Siri to resolve a parameter",
    help: RuleHelp(
      meaning: """
        'INIntentParameterSupportsResolution' is Xcode's 'Siri can ask for value when run'. The intent is \
        for widgets alone: it is no shortcut and is not suggested, so Siri never runs it.
        """,
      consequence: """
        Xcode's protocol demands a resolve method for each such parameter, which is never called: work for \
        nothing, and the app does not build until it is done.
        """,
      remedy: "Switch 'Siri can ask for value when run' off. The fix takes the value back to false.",
      example: """
        <key>INIntentParameterName</key>
        <string>city</string>
        <key>INIntentParameterSupportsResolution</key>
        <true/>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Validator {
  mutating func checkResolution(_ parameter: ParameterContext, of intent: IntentContext) {
    guard let resolution = parameter.parameter.supportsResolution, resolution.value,
      intent.intent.isOnlyForWidgets
    else { return }
    report(
      .resolutionInWidget,
      "Siri never runs this widget's intent, so it need not ask for '\(parameter.name)'; take "
        + "'INIntentParameterSupportsResolution' out",
      in: parameter.site,
      key: "INIntentParameterSupportsResolution",
      at: resolution.range,
      fix: resolution.range.map {
        Diagnostic.Fix("say that Siri does not ask", replacing: $0, with: "<false/>")
      }
    )
  }
}
