import AppFacts
import IntentCompiler
import IntentDiagnostics

extension Rule {
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
  static let shortcutEligibilityLost = ChangeCheck<IntentPair>(.shortcutEligibilityLost) { intent, _ in
    let (old, new) = (intent.old, intent.new)
    if new.isDeprecated {
      guard !old.isDeprecated else { return nil }
      let successorWords = new.successor.map { "; '\($0)' replaces it" } ?? ""
      let message =
        "'\(new.name)' is a 'DeprecatedAppIntent' now: shortcuts that have it still run it, and people can no longer add "
        + "it\(successorWords)"
      return Finding(.shortcutEligibilityLost, message, [.placed: .careful], intent)
    }
    guard old.isDiscoverable.value == true, new.isDiscoverable.value == false else { return nil }
    return Finding(
      .shortcutEligibilityLost,
      new.isMigrated
        ? "'isDiscoverable' of '\(new.name)' is false, but the system still shows an action that takes over "
          + "a class; to hide it, make it a 'DeprecatedAppIntent'"
        : "people can no longer add '\(new.name)' to a shortcut, and those that have it may stop working",
      new.isMigrated ? [:] : [.placed: .careful],
      intent,
      at: new.isDiscoverable.location
    )
  }

  static let availabilityChanged = ChangeCheck<IntentPair>(several: .availabilityChanged) { intent, _ in
    guard let (old, new) = intent.schemas else { return [] }
    let name = intent.new.name
    var changes: [(use: String, message: String)] = []
    if new.isEligibleForWidgets, !old.isEligibleForWidgets {
      changes.append(("widgets", "'\(name)' can now configure widgets"))
    }
    if new.isConfigurable, !old.isConfigurable {
      changes.append(("shortcuts", "people can now add '\(name)' to a shortcut"))
    }
    // Without combinations, there is nothing to suggest.
    if new.isEligibleForSuggestions != old.isEligibleForSuggestions,
      !old.combinations.isEmpty || !new.combinations.isEmpty
    {
      let verb = new.isEligibleForSuggestions ? "now suggests" : "no longer suggests"
      changes.append(("suggestions", "the system \(verb) '\(name)'"))
    }
    return changes.map { Finding(.availabilityChanged, $0.message, [:], intent, facts: [$0.use]) }
  }

  static let becomesAction = ChangeCheck<IntentPair>(.availabilityChanged, of: [.migration]) { intent, _ in
    let (old, new) = (intent.old, intent.new)
    guard old.isOfWidget, !new.isDeprecated, old.isDiscoverable.value == false,
      new.isDiscoverable.value == true
    else { return nil }
    return Finding(
      .availabilityChanged,
      "'\(new.name)' becomes an action in Shortcuts, which the definition's intent was not; add 'static var "
        + "isDiscoverable: Bool { false }'",
      [.placed: .careful],
      intent,
      at: new.isDiscoverable.location
    )
  }

  static let keyParameterChanged = ChangeCheck<IntentPair>(.keyParameterChanged) { intent, _ in
    guard let (before, now) = intent.schemas else { return nil }
    let (old, new) = (before.keyParameter.map(intent.renamed), now.keyParameter)
    guard old != new else { return nil }
    let message =
      switch (old, new) {
      case (let old?, let new?) where intent.newParameters[new] == nil:
        "the key parameter is still '\(new)', which was renamed to '\(old)', so the intent has no key parameter"
      case (let old?, let new?): "the key parameter changed from '\(old)' to '\(new)'"
      case (nil, let new?): "'\(new)' is now the key parameter"
      case (let old, nil): "'\(old ?? "")' is no longer the key parameter"
      }
    return Finding(.keyParameterChanged, message, [:], intent, facts: [old])
  }

  static let inputChanged = ChangeCheck<IntentPair>(.inputChanged) { intent, _ in
    guard let (before, now) = intent.schemas else { return nil }
    let (old, new) = (before.input.map(intent.renamed), now.input)
    guard old != new else { return nil }
    let message =
      switch (old, new) {
      case (let old?, let new?) where intent.newParameters[new] == nil:
        "the input parameter is still '\(new)', which was renamed to '\(old)': in shortcuts, the previous step can no "
          + "longer pass its result"
      case (let old?, let new?):
        "the input parameter changed from '\(old)' to '\(new)': in shortcuts, the previous step passes its result to it"
      case (nil, let new?):
        "'\(new)' is now the input parameter: in shortcuts, the previous step can pass its result to it"
      case (let old, nil):
        "'\(old ?? "")' is no longer the input parameter: in shortcuts, the previous step can no longer pass its result"
      }
    return Finding(.inputChanged, message, old == nil ? [:] : [.placed: .careful], intent, facts: [old])
  }
}
