import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let combinationAdded = Rule(
    "combination-added",
    .note,
    "A parameter combination was added",
    on: .comparison
  )
}

extension Comparison {
  mutating func reportAdded(_ names: [String], to intent: IntentPair) {
    report(
      .combinationAdded,
      "shortcuts \(DefinitionText.Detail.words(names)) are offered now",
      [:],
      old: intent.old,
      new: intent.new
    )
  }
}
