import IntentDiagnostics

extension Rule {
  static let intentAdded = change("intent-added", .note, "An intent was added")
}

extension Comparison {
  mutating func checkAdded(_ intent: ComparedSchema.Intent) {
    report(.intentAdded, "the intent '\(intent.name)' was added", [:], new: intent)
  }
}
