import IntentDiagnostics

extension Rule {
  static let responseAdded = change("response-added", .note, "A part of an intent's response was added")
}

extension Comparison {
  mutating func reportAdded(_ message: String, old: (any ComparedElement)? = nil, new: any ComparedElement) {
    report(.responseAdded, message, [:], old: old, new: new)
  }
}
