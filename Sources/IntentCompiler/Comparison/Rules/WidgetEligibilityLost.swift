extension Rule {
  static let widgetEligibilityLost = Rule(
    "widget-eligibility-lost",
    .error,
    "An intent can no longer configure widgets",
    help: RuleHelp(
      meaning: "'INIntentEligibleForWidgets' was true and is so no longer.",
      consequence: """
        The system does not offer the intent for widgets any more: placed ones lose their settings.
        """,
      remedy: "Set 'INIntentEligibleForWidgets' again.",
      example: """
        <!-- before -->
        <key>INIntentEligibleForWidgets</key>
        <true/>
        <!-- after -->
        <key>INIntentEligibleForWidgets</key>
        <false/>
        """
    )
  )
}

extension Comparison {
  mutating func checkWidgets(_ intent: IntentPair) {
    guard intent.old.isForWidgets, !intent.new.isForWidgets else { return }
    report(
      .widgetEligibilityLost,
      "'\(intent.new.name)' can no longer configure widgets, so placed ones lose their settings",
      [.placed: .breaking],
      old: intent.old,
      new: intent.new
    )
  }
}
