import IntentDiagnostics

extension Rule {
  static let valuesWidened = change("values-widened", .note, "A parameter or property accepts more values")
}

extension Comparison {
  mutating func reportWidened(_ message: String, _ old: some ComparedField, _ new: some ComparedField) {
    report(.valuesWidened, message, [:], old: old, new: new)
  }
}
