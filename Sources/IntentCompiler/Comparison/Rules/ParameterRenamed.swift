extension Rule {
  static let parameterRenamed = Rule(
    "parameter-renamed",
    .error,
    "A parameter has another name",
    help: RuleHelp(
      meaning: "The tag or the title ID says that it is the same parameter, but its name is another.",
      consequence: """
        What is stored is stored under the name: choices under the old one are kept aside by stored \
        configurations, where nothing reads them, and lost to placed widgets. Where another parameter has the \
        old name now, they are read as choices for that one. Code that names it no longer compiles.
        """,
      remedy: """
        Take the old name back and change the display name alone, which is what people read. 'renames' \
        in 'intentc.json' gives it another name in Swift.
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
        <string>colour</string>
        <key>INIntentParameterTag</key>
        <integer>20</integer>
        <key>INIntentParameterType</key>
        <string>String</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkName(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old, parameter.new)
    guard old.name != new.name else { return }
    let fate =
      if let heir = parameter.intent.heir(of: old) {
        ", and another parameter '\(old.name)', so \(inherited(old, by: heir, in: parameter.intent))"
      } else {
        ", so what was chosen under the old name is lost"
          + DefaultChildren(parameter.intent).hidden(withoutChoiceOf: parameter)
      }
    report(
      .parameterRenamed,
      "'\(old.name)' is called '\(new.name)' now\(fate)",
      [.source: Self.sourceVerdict(old, new), .stored: .breaking, .placed: .breaking],
      old: old,
      new: new
    )
  }

  /// What becomes of the values of a parameter where another has its name now.
  func inherited(
    _ parameter: SchemaOutline.Parameter,
    by heir: SchemaOutline.Parameter,
    in intent: IntentPair
  ) -> String {
    isLike(parameter, heir, in: intent.folders)
      ? "what was chosen for the one counts for the other" : "what was chosen is lost or means something else"
  }
}
