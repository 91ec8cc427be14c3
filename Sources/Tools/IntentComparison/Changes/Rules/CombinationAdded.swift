import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let combinationAdded = change("combination-added", .note, "A parameter combination was added")
}

extension Comparison {
  mutating func reportAdded(_ names: [String], to intent: IntentPair) {
    report(.combinationAdded, "shortcuts \(DefinitionText.Detail.words(names)) are now offered", [:], intent)
  }
}
