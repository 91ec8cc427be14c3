import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let widgetEligibilityLost = change(
    "widget-eligibility-lost",
    .error,
    "An intent can no longer configure widgets"
  )
  static let shortcutEligibilityLost = change(
    "shortcut-eligibility-lost",
    .warning,
    "An intent is no longer available in Shortcuts"
  )
  static let availabilityChanged = change(
    "availability-changed",
    .note,
    "An intent is newly available, or its suggestions changed"
  )
  static let keyParameterChanged = change(
    "key-parameter-changed",
    .note,
    "The key parameter of an intent changed"
  )
  static let inputChanged = change("input-changed", .warning, "The input parameter of an intent changed")
}

/// Checks where an intent is available, and its key and input parameters.
enum UseChanges {
  static let widgetEligibilityLost = ChangeCheck<IntentPair>(.widgetEligibilityLost) { intent, _, findings in
    guard intent.old.isEligibleForWidgets, !intent.new.isEligibleForWidgets else { return }
    let isEmpty = intent.old.parameters.isEmpty
    findings.report(
      .widgetEligibilityLost,
      "'\(intent.new.name)' can no longer configure widgets"
        + (isEmpty
          ? "; it had no parameters, so placed ones lose no settings"
          : ", so placed ones lose their settings"),
      [.placed: isEmpty ? .safe : .breaking],
      intent
    )
  }

  static let shortcutEligibilityLost = ChangeCheck<IntentPair>(
    .shortcutEligibilityLost
  ) { intent, _, findings in
    guard intent.old.isConfigurable, !intent.new.isConfigurable else { return }
    findings.report(
      .shortcutEligibilityLost,
      "people can no longer add '\(intent.new.name)' to a shortcut, and those that have it may stop working",
      [.placed: .careful],
      intent
    )
  }

  static let availabilityChanged = ChangeCheck<IntentPair>(.availabilityChanged) { intent, _, findings in
    let (old, new) = (intent.old, intent.new)
    var facts: [String] = []
    if new.isEligibleForWidgets, !old.isEligibleForWidgets {
      facts.append("'\(new.name)' can now configure widgets")
    }
    if new.isConfigurable, !old.isConfigurable {
      facts.append("people can now add '\(new.name)' to a shortcut")
    }
    // Without combinations, there is nothing to suggest.
    if new.isEligibleForSuggestions != old.isEligibleForSuggestions,
      !old.meaning.combinations.isEmpty || !new.meaning.combinations.isEmpty
    {
      facts.append(
        "the system \(new.isEligibleForSuggestions ? "now suggests" : "no longer suggests") '\(new.name)'"
      )
    }
    for fact in facts { findings.report(.availabilityChanged, fact, [:], intent) }
  }

  static let keyParameterChanged = ChangeCheck<IntentPair>(.keyParameterChanged) { intent, _, findings in
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
    findings.report(.keyParameterChanged, message, [:], intent)
  }

  static let inputChanged = ChangeCheck<IntentPair>(.inputChanged) { intent, _, findings in
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
    findings.report(.inputChanged, message, old == nil ? [:] : [.placed: .careful], intent)
  }
}
