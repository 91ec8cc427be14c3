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
        "the key parameter is still '\(new)', which was renamed to '\(old)', so the intent has no key parameter"
      case (let old?, let new?): "the key parameter changed from '\(old)' to '\(new)'"
      case (nil, let new?): "'\(new)' is now the key parameter"
      default: "'\(old ?? "")' is no longer the key parameter"
      }
    report(.keyParameterChanged, message, [:], intent)
  }
}
