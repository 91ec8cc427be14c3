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
    let (old, new) = (intent.old, intent.new)
    // An intent without parameters has no settings to lose.
    let losesSettings = old.hasParameters
    func report(_ conformance: String, _ places: String) {
      let message =
        switch intent.sources {
        case .definitions:
          "'\(new.name)' can no longer configure \(places)"
            + (losesSettings
              ? ", so placed ones lose their settings"
              : "; it had no parameters, so placed ones lose no settings")
        case .migration, .appIntents:
          "'\(new.name)' does not conform to '\(conformance)', so it cannot configure \(places)"
            + (old.lacksWidget
              ? "; none in the old sources has it, so check that none was placed"
              : " and placed ones lose their settings")
        }
      findings.report(
        .widgetEligibilityLost,
        message,
        [.placed: !losesSettings ? .safe : old.lacksWidget ? .careful : .breaking],
        intent,
        facts: [places]
      )
    }
    if old.isOfWidget, !new.isOfWidget, losesSettings || intent.sources == .definitions {
      report("WidgetConfigurationIntent", "widgets")
    }
    if old.isOfControl, !new.isOfControl, losesSettings { report("ControlConfigurationIntent", "controls") }
  }

  static let widgetReconfigured = ChangeCheck<ReconfiguredWidget>(.widgetEligibilityLost) {
    widget,
    _,
    findings in
    let also = widget.isKept ? "also " : ""
    let loss = "\(widget.isKept ? "; in builds and on systems with it," : ", so") placed ones lose them"
    let message =
      "the widget '\(widget.name)' is \(also)configured with '\(widget.new.intent)' now, which does not take over the "
      + "settings of '\(widget.old.intent)'\(loss)"
    findings.report(
      .widgetEligibilityLost,
      message,
      [.placed: widget.isKept ? .careful : .breaking],
      from: ElementPlace(widget.old.place, .intent, widget.name),
      at: widget.new.place,
      facts: [widget.old.intent]
    )
  }

  /// Settings are for the kind, but such a configuration reads none.
  static let settingsDropped = ChangeCheck<PlainWidget>(.widgetEligibilityLost) { widget, _, findings in
    let also = widget.isKept ? "also " : ""
    let configuration = widget.new.isControl ? "StaticControlConfiguration" : "StaticConfiguration"
    let start = "the widget '\(widget.name)' is \(also)a '\(configuration)' now"
    let settings = widget.isCertain ? "their settings" : "the settings that they have"
    let fate =
      widget.isKept
      ? "; in builds and on systems with it, placed ones lose \(settings)"
      : ", so placed ones lose \(settings)"
    findings.report(
      .widgetEligibilityLost,
      start + fate,
      [.placed: widget.isKept || !widget.isCertain || widget.isOfSomeBuilds ? .careful : .breaking],
      from: ElementPlace(widget.old.kind.location, .intent, widget.old.type ?? widget.name),
      at: widget.new.kind.location
    )
  }

  static let shortcutEligibilityLost = ChangeCheck<IntentPair>(.shortcutEligibilityLost) {
    intent,
    _,
    findings in
    let (old, new) = (intent.old, intent.new)
    if let replacement = new.replacement {
      guard old.replacement == nil else { return }
      let message =
        "'\(new.name)' is a 'DeprecatedAppIntent' now: shortcuts that have it still run it, and people can no longer "
        + "add it" + (replacement.isEmpty ? "" : "; '\(replacement)' replaces it")
      return findings.report(.shortcutEligibilityLost, message, [.placed: .careful], intent)
    }
    guard old.isDiscoverable.value == true, new.isDiscoverable.value == false else { return }
    findings.report(
      .shortcutEligibilityLost,
      new.isMigrated
        ? "'isDiscoverable' of '\(new.name)' is false, but the system still shows an action that takes over a class; to "
          + "hide it, make it a 'DeprecatedAppIntent'"
        : "people can no longer add '\(new.name)' to a shortcut, and those that have it may stop working",
      new.isMigrated ? [:] : [.placed: .careful],
      intent,
      at: new.isDiscoverable.location
    )
  }

  /// The system makes such an action for an entity with one of these queries.
  static let findActionLost = ChangeCheck<LostFindAction>(.shortcutEligibilityLost) { lost, _, findings in
    let name = lost.old.name
    let query = lost.new?.query?.name ?? ""
    let reason =
      if let new = lost.new, new.query?.makesAction != false, let condition = new.query?.condition {
        "the query '\(query)' is only there in builds with '#if \(Words.shortened(condition))'"
      } else if lost.new != nil {
        "'\(query)' is neither an 'EntityPropertyQuery' nor an 'EnumerableEntityQuery' any more"
      } else {
        "there is no entity '\(name)' any more"
      }
    let scope = lost.new?.query?.makesAction == false || lost.new == nil ? "so" : "so in all others"
    let message =
      "\(reason), \(scope) people can no longer add the action that finds '\(name)' to a shortcut, and those that have it may stop "
      + "working"
    findings.report(
      .shortcutEligibilityLost,
      message,
      [.placed: .careful],
      from: lost.old.place,
      at: lost.new?.query?.location ?? lost.new?.place.location
    )
  }

  static let availabilityChanged = ChangeCheck<IntentPair>(.availabilityChanged) { intent, _, findings in
    guard let (old, new) = intent.schemas else { return }
    let name = intent.new.name
    func report(_ message: String, _ place: String) {
      findings.report(.availabilityChanged, message, [:], intent, facts: [place])
    }
    if new.isEligibleForWidgets, !old.isEligibleForWidgets {
      report("'\(name)' can now configure widgets", "widgets")
    }
    if new.isConfigurable, !old.isConfigurable {
      report("people can now add '\(name)' to a shortcut", "shortcuts")
    }
    // Without combinations, there is nothing to suggest.
    if new.isEligibleForSuggestions != old.isEligibleForSuggestions,
      !old.combinations.isEmpty || !new.combinations.isEmpty
    {
      let words = new.isEligibleForSuggestions ? "now suggests" : "no longer suggests"
      report("the system \(words) '\(name)'", "suggestions")
    }
  }

  static let becomesAction = ChangeCheck<IntentPair>(.availabilityChanged) { intent, _, findings in
    let (old, new) = (intent.old, intent.new)
    guard intent.sources == .migration, old.isOfWidget, new.replacement == nil,
      old.isDiscoverable.value == false,
      new.isDiscoverable.value == true
    else { return }
    findings.report(
      .availabilityChanged,
      "'\(new.name)' becomes an action in Shortcuts, which the definition's intent was not; add 'static var "
        + "isDiscoverable: Bool { false }'",
      [.placed: .careful],
      intent,
      at: new.isDiscoverable.location ?? new.place.location
    )
  }

  static let keyParameterChanged = ChangeCheck<IntentPair>(.keyParameterChanged) { intent, _, findings in
    guard let (before, now) = intent.schemas else { return }
    let (old, new) = (before.keyParameter.map(intent.renamed), now.keyParameter)
    guard old != new else { return }
    let message =
      switch (old, new) {
      case (let old?, let new?) where intent.newParameters[new] == nil:
        "the key parameter is still '\(new)', which was renamed to '\(old)', so the intent has no key parameter"
      case (let old?, let new?): "the key parameter changed from '\(old)' to '\(new)'"
      case (nil, let new?): "'\(new)' is now the key parameter"
      default: "'\(old ?? "")' is no longer the key parameter"
      }
    findings.report(.keyParameterChanged, message, [:], intent, facts: [old])
  }

  static let inputChanged = ChangeCheck<IntentPair>(.inputChanged) { intent, _, findings in
    guard let (before, now) = intent.schemas else { return }
    let (old, new) = (before.input.map(intent.renamed), now.input)
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
    findings.report(.inputChanged, message, old == nil ? [:] : [.placed: .careful], intent, facts: [old])
  }
}

/// A widget that people could configure, and whose new configuration has no settings.
struct PlainWidget {
  let name: String
  let old: Contract.Widget
  let new: Contract.Widget
  /// Whether it is still configured in other builds or on other systems.
  let isKept: Bool
  /// Whether the former intent has parameters.
  let isCertain: Bool
  /// Whether only some builds could configure it.
  let isOfSomeBuilds: Bool
}

/// A widget with another intent than before, which lacks the settings of the former one.
struct ReconfiguredWidget {
  let name: String
  let old: (intent: String, place: SourceLocation?)
  let new: (intent: String, place: SourceLocation?)
  /// Whether it still has the former one, too, for example on older systems.
  let isKept: Bool
}

/// An entity for which Shortcuts had a "Find" action.
struct LostFindAction {
  let old: Contract.ValueType
  /// `nil` if the entity is gone.
  let new: Contract.ValueType?
}
