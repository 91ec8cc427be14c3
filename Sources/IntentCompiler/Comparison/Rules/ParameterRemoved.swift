extension Rule {
  static let parameterRemoved = Rule(
    "parameter-removed",
    .error,
    "A parameter is gone",
    help: RuleHelp(
      meaning: "The old version has a parameter that the new one has not, under any name, tag or title ID.",
      consequence: """
        What people chose for it is lost: placed widgets do not show it, and stored configurations \
        keep the value aside, where nothing reads it. Code that names it no longer compiles.
        """,
      remedy: """
        Keep the parameter, and hide it from people with a condition that never holds or by making it \
        not configurable. Never give its tag to another.
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
        """
    )
  )
}

extension Comparison {
  mutating func checkRemoved(_ parameter: SchemaOutline.Parameter, of intent: IntentPair) {
    let fate =
      if let heir = intent.heir(of: parameter) {
        ", and another parameter has its name, so \(inherited(parameter, by: heir, in: intent))"
      } else {
        ", so what was chosen for it is lost"
      }
    report(
      .parameterRemoved,
      "'\(parameter.name)' is gone\(fate)",
      [.source: .breaking, .stored: .breaking, .placed: .breaking],
      old: parameter
    )
  }
}
