import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let intentAdded = Rule("intent-added", .note, "An intent is new", on: .comparison)
}

extension Comparison {
  mutating func checkAdded(_ intent: ComparedSchema.Intent) {
    report(.intentAdded, "the intent '\(intent.name)' is new", [:], new: intent)
  }
}
