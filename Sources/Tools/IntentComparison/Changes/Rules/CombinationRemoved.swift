import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let combinationRemoved = change(
    "combination-removed",
    .warning,
    "A parameter combination was removed"
  )
}

extension Comparison {
  mutating func checkCombinations(_ intent: IntentPair) {
    let combinations = CombinationPairs(intent)
    for change in combinations.changed {
      let (before, now) = (DefinitionText.Detail.words(change.old), DefinitionText.Detail.words(change.new))
      let message =
        change.stale.map { stale in
          "shortcuts \(before) still name '\(stale)', which was renamed to '\(intent.renamed(stale))', so they "
            + "are no longer offered"
        } ?? "shortcuts \(before) were replaced by shortcuts \(now)"
      report(.combinationRemoved, message, [.placed: .careful], intent)
    }
    for names in combinations.removed {
      report(
        .combinationRemoved,
        "shortcuts \(DefinitionText.Detail.words(names)) are no longer offered",
        [.placed: .careful],
        intent
      )
    }
    for names in combinations.added { reportAdded(names, to: intent) }
  }
}
