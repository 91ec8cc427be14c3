import IntentSchema

extension Rule {
  static let nothingToConfigure = Rule(
    "nothing-to-configure",
    .warning,
    "A widget's intent has parameters, but people can change none",
    help: RuleHelp(
      meaning: """
        The intent is eligible for widgets and has parameters, but none of them is marked as configurable.
        """,
      consequence: "The widget offers to be edited, and shows an empty page; or its settings are missing.",
      remedy: """
        Mark the parameters that people shall choose as configurable: in Xcode, 'User can edit value in \
        Shortcuts, widgets, and Add to Siri'.
        """,
      example: """
        <dict>
          <key>INIntentName</key>
          <string>Timetable</string>
          <key>INIntentTitle</key>
          <string>Timetable</string>
          <key>INIntentDescription</key>
          <string>Shows departures</string>
          <key>INIntentEligibleForWidgets</key>
          <true/>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>station</string>
              <key>INIntentParameterTag</key>
              <integer>1</integer>
              <key>INIntentParameterType</key>
              <string>String</string>
            </dict>
          </array>
        </dict>
        """
    )
  )
}

extension Validator {
  mutating func checkConfigurable(_ context: IntentContext) {
    guard let schema = context.schema, let eligible = context.intent.isEligibleForWidgets, eligible.value,
      !schema.configuration.parameters.isEmpty,
      !schema.configuration.parameters.contains(where: \.isConfigurable)
    else { return }
    report(
      .nothingToConfigure,
      "people can change none of this widget's parameters; mark some with 'INIntentParameterConfigurable'",
      in: context.site,
      key: "INIntentEligibleForWidgets",
      at: context.intent.name?.range
    )
  }
}
