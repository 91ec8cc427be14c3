import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let widgetEligibilityLost = change(
    "widget-eligibility-lost",
    .error,
    "An intent can no longer configure widgets"
  )
}

extension Comparison {
  mutating func checkWidgets(_ intent: IntentPair) {
    guard intent.old.isEligibleForWidgets, !intent.new.isEligibleForWidgets else { return }
    report(
      .widgetEligibilityLost,
      "'\(intent.new.name)' can no longer configure widgets, so placed ones lose their settings",
      [.placed: .breaking],
      intent
    )
  }
}
