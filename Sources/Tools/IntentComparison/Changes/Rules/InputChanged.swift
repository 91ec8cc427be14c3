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
        "the input parameter is still '\(new)', which was renamed to '\(old)': in shortcuts, the previous step can no "
          + "longer pass its result"
      case (let old?, let new?):
        "the input parameter changed from '\(old)' to '\(new)': in shortcuts, the previous step passes its result to it"
      case (nil, let new?):
        "'\(new)' is now the input parameter: in shortcuts, the previous step can pass its result to it"
      default:
        "'\(old ?? "")' is no longer the input parameter: in shortcuts, the previous step can no longer pass its result"
      }
    report(.inputChanged, message, old == nil ? [:] : [.placed: .careful], intent)
  }
}
