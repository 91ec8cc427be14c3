import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let responseAdded = Rule(
    "response-added",
    .note,
    "A part of an intent's response was added",
    on: .comparison
  )
}

extension Comparison {
  mutating func reportAdded(
    _ message: String,
    old: (any OutlineElement)? = nil,
    new: any OutlineElement
  ) {
    report(.responseAdded, message, [:], old: old, new: new)
  }
}
