import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let intentRemoved = change("intent-removed", .error, "An intent was removed")
}

extension Comparison {
  mutating func checkRemoved(_ intent: ComparedSchema.Intent) {
    let lost =
      intent.isEligibleForWidgets
      ? "placed widgets lose their settings" : "shortcuts made with it stop working"
    report(
      .intentRemoved,
      "the intent '\(intent.name)' was removed, so \(lost)",
      [.source: .breaking, .stored: .breaking, .placed: .breaking],
      old: intent
    )
  }
}
