import AppFacts
import IntentDiagnostics

extension Rule {
  static let widgetEligibilityLost = change(
    "widget-eligibility-lost",
    .error,
    "An intent can no longer configure widgets"
  )
}

/// Checks whether widgets keep the configuration that people made.
enum ConfigurationChanges {
  static let widgetEligibilityLost = ChangeCheck<IntentPair>(several: .widgetEligibilityLost) { intent, _ in
    let (old, new) = (intent.old, intent.new)
    // An intent without parameters has no settings to lose.
    let losesSettings = old.hasParameters
    func finding(_ conformance: String, _ kinds: String) -> Finding {
      let message =
        switch intent.mode {
        case .definitions where losesSettings:
          "'\(new.name)' can no longer configure \(kinds), so placed ones lose their settings"
        case .definitions:
          "'\(new.name)' can no longer configure \(kinds); it had no parameters, so placed ones lose no settings"
        case _ where old.lacksWidget:
          "'\(new.name)' does not conform to '\(conformance)', so it cannot configure \(kinds); none in the old sources "
            + "has it, so check that none was placed"
        case .migration, .appIntents:
          "'\(new.name)' does not conform to '\(conformance)', so it cannot configure \(kinds) and placed ones lose their "
            + "settings"
        }
      return Finding(
        .widgetEligibilityLost,
        message,
        [.placed: !losesSettings ? .safe : old.lacksWidget ? .careful : .breaking],
        intent,
        facts: [kinds]
      )
    }
    let losesWidgets = old.isOfWidget && !new.isOfWidget && (losesSettings || intent.mode == .definitions)
    let losesControls = old.isOfControl && !new.isOfControl && losesSettings
    return (losesWidgets ? [finding("WidgetConfigurationIntent", "widgets")] : [])
      + (losesControls ? [finding("ControlConfigurationIntent", "controls")] : [])
  }

  static let widgetReconfigured = AppCheck(.widgetEligibilityLost, each: ReconfiguredWidget.self) { widget in
    let (intent, former) = (widget.new.intentName ?? "", widget.old.intent)
    let message =
      widget.isKept
      ? "the widget '\(widget.name)' is also configured with '\(intent)' now, which does not take over the settings of "
        + "'\(former)'; \(BuildCondition.words(widget.new.condition)), placed ones lose them"
      : "the widget '\(widget.name)' is configured with '\(intent)' now, which does not take over the settings of "
        + "'\(former)', so placed ones lose them"
    return Finding(
      .widgetEligibilityLost,
      message,
      [.placed: widget.isKept ? .careful : .breaking],
      from: ElementPlace(widget.old.location, .intent, widget.name),
      to: ElementPlace(location: widget.new.kind.location),
      facts: [former]
    )
  }

  /// The system keeps settings for a widget's kind, but a static configuration doesn't read them.
  static let settingsDropped = AppCheck(.widgetEligibilityLost, each: PlainWidget.self) { widget in
    let configuration = widget.new.isControl ? "StaticControlConfiguration" : "StaticConfiguration"
    let settings = widget.isCertain ? "their settings" : "the settings that they have"
    let message =
      widget.isKept
      ? "the widget '\(widget.name)' is also a '\(configuration)' now; \(BuildCondition.words(widget.new.condition)), placed "
        + "ones lose \(settings)"
      : "the widget '\(widget.name)' is a '\(configuration)' now, so placed ones lose \(settings)"
    return Finding(
      .widgetEligibilityLost,
      message,
      [.placed: widget.isKept || !widget.isCertain || widget.isOfSomeBuilds ? .careful : .breaking],
      from: ElementPlace(widget.old.kind.location, .intent, widget.old.type ?? widget.name),
      to: ElementPlace(location: widget.new.kind.location)
    )
  }
}
