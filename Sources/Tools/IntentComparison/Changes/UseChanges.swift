import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let widgetEligibilityLost = change(
    "widget-eligibility-lost",
    .error,
    "An intent can no longer configure widgets"
  )
}

extension Comparison {
  mutating func checkWidgets(_ intent: IntentPair) {
    guard intent.old.isEligibleForWidgets, !intent.new.isEligibleForWidgets else { return }
    report(
      .widgetEligibilityLost,
      "'\(intent.new.name)' can no longer configure widgets, so placed ones lose their settings",
      [.placed: .breaking],
      intent
    )
  }
}

extension Rule {
  static let shortcutEligibilityLost = change(
    "shortcut-eligibility-lost",
    .warning,
    "An intent is no longer available in Shortcuts"
  )
}

extension Comparison {
  mutating func checkShortcuts(_ intent: IntentPair) {
    guard intent.old.isConfigurable, !intent.new.isConfigurable else { return }
    report(
      .shortcutEligibilityLost,
      "people can no longer add '\(intent.new.name)' to a shortcut, and those that have it may stop working",
      [.placed: .careful],
      intent
    )
  }
}

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

extension Rule {
  static let keyParameterChanged = change(
    "key-parameter-changed",
    .note,
    "The key parameter of an intent changed"
  )
}

extension Comparison {
  mutating func checkKeyParameter(_ intent: IntentPair) {
    let (old, new) = (intent.old.keyParameter.map(intent.renamed), intent.new.keyParameter)
    guard old != new else { return }
    let message =
      switch (old, new) {
      case (let old?, let new?) where intent.newParameters[new] == nil:
        "the key parameter is still '\(new)', which was renamed to '\(old)', so the intent has no key parameter"
      case (let old?, let new?): "the key parameter changed from '\(old)' to '\(new)'"
      case (nil, let new?): "'\(new)' is now the key parameter"
      default: "'\(old ?? "")' is no longer the key parameter"
      }
    report(.keyParameterChanged, message, [:], intent)
  }
}

extension Rule {
  static let inputChanged = change("input-changed", .warning, "The input parameter of an intent changed")
}

extension Comparison {
  mutating func checkInput(_ intent: IntentPair) {
    let (old, new) = (intent.old.input.map(intent.renamed), intent.new.input)
    guard old != new else { return }
    let message =
      switch (old, new) {
      case (let old?, let new?) where intent.newParameters[new] == nil:
        "the input parameter is still '\(new)', which was renamed to '\(old)': in shortcuts, the previous step can no "
          + "longer pass its result"
      case (let old?, let new?):
        "the input parameter changed from '\(old)' to '\(new)': in shortcuts, the previous step passes its result to it"
      case (nil, let new?):
        "'\(new)' is now the input parameter: in shortcuts, the previous step can pass its result to it"
      default:
        "'\(old ?? "")' is no longer the input parameter: in shortcuts, the previous step can no longer pass its result"
      }
    report(.inputChanged, message, old == nil ? [:] : [.placed: .careful], intent)
  }
}
