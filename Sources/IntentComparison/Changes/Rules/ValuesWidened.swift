import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let valuesWidened = Rule(
    "values-widened",
    .note,
    "A parameter or property accepts more values",
    on: .comparison
  )
}

extension Comparison {
  mutating func reportWidened(_ message: String, _ old: some OutlineField, _ new: some OutlineField) {
    report(.valuesWidened, message, [:], old: old, new: new)
  }
}
