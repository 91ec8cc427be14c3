import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let availabilityChanged = Rule(
    "availability-changed",
    .note,
    "An intent is newly available, or its suggestions changed",
    on: .comparison
  )
}

extension Comparison {
  mutating func checkAvailability(_ intent: IntentPair) {
    let (old, new) = (intent.old, intent.new)
    var facts: [String] = []
    if new.isForWidgets, !old.isForWidgets { facts.append("'\(new.name)' can configure widgets now") }
    if new.isForShortcuts, !old.isForShortcuts {
      facts.append("people can add '\(new.name)' to a shortcut now")
    }
    if new.isSuggested != old.isSuggested {
      facts.append("the system \(new.isSuggested ? "suggests" : "no longer suggests") '\(new.name)'")
    }
    for fact in facts { report(.availabilityChanged, fact, [:], old: old, new: new) }
  }
}
