extension Rule {
  static let shortcutEligibilityLost = Rule(
    "shortcut-eligibility-lost",
    .warning,
    "An intent is no longer for Shortcuts",
    help: RuleHelp(
      meaning: "'INIntentConfigurable' was true and is so no longer.",
      consequence: """
        People cannot add the intent to a shortcut any more, and shortcuts that have it may stop \
        working.
        """,
      remedy: "Set 'INIntentConfigurable' again, unless Shortcuts is meant to lose the intent.",
      example: """
        <!-- before -->
        <key>INIntentConfigurable</key>
        <true/>
        <!-- after -->
        <key>INIntentConfigurable</key>
        <false/>
        """
    )
  )
}

extension Comparison {
  mutating func checkShortcuts(_ intent: IntentPair) {
    guard intent.old.isForShortcuts, !intent.new.isForShortcuts else { return }
    report(
      .shortcutEligibilityLost,
      "people can no longer add '\(intent.new.name)' to a shortcut, and those that have it may stop working",
      [.placed: .careful],
      old: intent.old,
      new: intent.new
    )
  }
}
