import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let shortcutEligibilityLost = change(
    "shortcut-eligibility-lost",
    .warning,
    "An intent is no longer available in Shortcuts"
  )
}

extension Comparison {
  mutating func checkShortcuts(_ intent: IntentPair) {
    guard intent.old.isConfigurable, !intent.new.isConfigurable else { return }
    report(
      .shortcutEligibilityLost,
      "people can no longer add '\(intent.new.name)' to a shortcut, and those that have it may stop working",
      [.placed: .careful],
      intent
    )
  }
}
