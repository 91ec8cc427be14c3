import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let availabilityChanged = change(
    "availability-changed",
    .note,
    "An intent is newly available, or its suggestions changed"
  )
}

extension Comparison {
  mutating func checkAvailability(_ intent: IntentPair) {
    let (old, new) = (intent.old, intent.new)
    var facts: [String] = []
    if new.isEligibleForWidgets, !old.isEligibleForWidgets {
      facts.append("'\(new.name)' can now configure widgets")
    }
    if new.isConfigurable, !old.isConfigurable {
      facts.append("people can now add '\(new.name)' to a shortcut")
    }
    if new.isEligibleForSuggestions != old.isEligibleForSuggestions {
      facts.append(
        "the system \(new.isEligibleForSuggestions ? "now suggests" : "no longer suggests") '\(new.name)'"
      )
    }
    for fact in facts { report(.availabilityChanged, fact, [:], intent) }
  }
}
