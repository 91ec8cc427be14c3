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
  static let widgetEligibilityLost = ChangeCheck<IntentPair>(.widgetEligibilityLost) { intent, findings in
    let (old, new) = (intent.old, intent.new)
    // An intent without parameters has no settings to lose.
    let losesSettings = old.hasParameters
    func report(_ conformance: String, _ kinds: String) {
      let message =
        switch intent.sources {
        case .definitions:
          "'\(new.name)' can no longer configure \(kinds)"
            + (losesSettings
              ? ", so placed ones lose their settings"
              : "; it had no parameters, so placed ones lose no settings")
        case .migration, .appIntents:
          "'\(new.name)' does not conform to '\(conformance)', so it cannot configure \(kinds)"
            + (old.lacksWidget
              ? "; none in the old sources has it, so check that none was placed"
              : " and placed ones lose their settings")
        }
      findings.report(
        .widgetEligibilityLost,
        message,
        [.placed: !losesSettings ? .safe : old.lacksWidget ? .careful : .breaking],
        intent,
        facts: [kinds]
      )
    }
    if old.isOfWidget, !new.isOfWidget, losesSettings || intent.sources == .definitions {
      report("WidgetConfigurationIntent", "widgets")
    }
    if old.isOfControl, !new.isOfControl, losesSettings { report("ControlConfigurationIntent", "controls") }
  }

  static let widgetReconfigured = ChangeCheck<AppPair>(.widgetEligibilityLost, each: ReconfiguredWidget.self)
  {
    widget,
    findings in
    let also = widget.isKept ? "also " : ""
    let builds = "; \(BuildCondition.words(widget.new.condition)),"
    let loss = "\(widget.isKept ? builds : ", so") placed ones lose them"
    let message =
      "the widget '\(widget.name)' is \(also)configured with '\(widget.new.intentName ?? "")' now, which "
      + "does not take over the settings of '\(widget.old.intent)'\(loss)"
    findings.report(
      .widgetEligibilityLost,
      message,
      [.placed: widget.isKept ? .careful : .breaking],
      from: ElementPlace(widget.old.location, .intent, widget.name),
      at: widget.new.kind.location,
      facts: [widget.old.intent]
    )
  }

  /// The system keeps settings for a widget's kind, but a static configuration doesn't read them.
  static let settingsDropped = ChangeCheck<AppPair>(.widgetEligibilityLost, each: PlainWidget.self) {
    widget,
    findings in
    let also = widget.isKept ? "also " : ""
    let configuration = widget.new.isControl ? "StaticControlConfiguration" : "StaticConfiguration"
    let start = "the widget '\(widget.name)' is \(also)a '\(configuration)' now"
    let settings = widget.isCertain ? "their settings" : "the settings that they have"
    let fate =
      widget.isKept
      ? "; \(BuildCondition.words(widget.new.condition)), placed ones lose \(settings)"
      : ", so placed ones lose \(settings)"
    findings.report(
      .widgetEligibilityLost,
      start + fate,
      [.placed: widget.isKept || !widget.isCertain || widget.isOfSomeBuilds ? .careful : .breaking],
      from: ElementPlace(widget.old.kind.location, .intent, widget.old.type ?? widget.name),
      at: widget.new.kind.location
    )
  }
}
