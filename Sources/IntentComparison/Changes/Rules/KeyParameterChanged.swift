import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let keyParameterChanged = change(
    "key-parameter-changed",
    .note,
    "The key parameter of an intent changed"
  )
}

extension Comparison {
  mutating func checkKeyParameter(_ intent: IntentPair) {
    let (old, new) = (intent.old.keyParameter.map(intent.renamed), intent.new.keyParameter)
    guard old != new else { return }
    let message =
      switch (old, new) {
      case (let old?, let new?) where intent.newParameters[new] == nil:
        "'\(new)' is still named as what stands for the whole, but is called '\(old)' now, so no parameter does"
      case (let old?, let new?): "'\(new)' stands for the whole now, no longer '\(old)'"
      case (nil, let new?): "'\(new)' stands for the whole now"
      default: "no parameter stands for the whole any more"
      }
    report(.keyParameterChanged, message, [:], intent)
  }
}
