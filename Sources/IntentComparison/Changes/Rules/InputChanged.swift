import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let inputChanged = change("input-changed", .warning, "The input parameter of an intent changed")
}

extension Comparison {
  mutating func checkInput(_ intent: IntentPair) {
    let (old, new) = (intent.old.input.map(intent.renamed), intent.new.input)
    guard old != new else { return }
    let message =
      switch (old, new) {
      case (let old?, let new?) where intent.newParameters[new] == nil:
        "in shortcuts, the step before can give its result to no parameter any more: '\(new)' is still named for it, but "
          + "is called '\(old)' now"
      case (let old?, let new?):
        "in shortcuts, the step before gives its result to '\(new)' now, no longer to '\(old)'"
      case (nil, let new?): "in shortcuts, the step before can give its result to '\(new)' now"
      default: "in shortcuts, the step before can give its result to '\(old ?? "")' no longer"
      }
    report(.inputChanged, message, old == nil ? [:] : [.placed: .careful], intent)
  }
}
