extension Rule {
  static let classNameChanged = Rule(
    "class-name-changed",
    .error,
    "The class of an intent has another name",
    help: RuleHelp(
      meaning: "The intent has kept its name, but 'INIntentClassName' or the class prefix is another.",
      consequence: """
        What the system keeps is kept under the name of the class: placed widgets and saved shortcuts \
        lose their settings. Where the generated configuration gets another name from it, code no \
        longer compiles.
        """,
      remedy: "Take the old class name or prefix back.",
      example: """
        <!-- before -->
        <key>INIntentClassPrefix</key>
        <string>XY</string>
        <!-- after -->
        <key>INIntentClassPrefix</key>
        <string>ZZ</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkClassName(_ intent: IntentPair) {
    let (old, new) = (intent.old, intent.new)
    guard old.name == new.name, old.className != new.className else { return }
    report(
      .classNameChanged,
      "the class of '\(new.name)' is '\(new.className)' now, no longer '\(old.className)', so "
        + "\(intent.lostWithClass)",
      intent.classVerdicts,
      old: old,
      new: new
    )
  }
}
