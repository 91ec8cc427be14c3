import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let intentRemoved = Rule("intent-removed", .error, "An intent was removed", on: .comparison)
}

extension Comparison {
  mutating func checkRemoved(_ intent: SchemaOutline.Intent) {
    let lost =
      intent.isForWidgets ? "placed widgets lose their settings" : "shortcuts made with it stop working"
    report(
      .intentRemoved,
      "the intent '\(intent.name)' is gone, so \(lost)",
      [.source: .breaking, .stored: .breaking, .placed: .breaking],
      old: intent
    )
  }
}
