import IntentDiagnostics

extension Rule {
  static let phraseRemoved = change("phrase-removed", .warning, "A phrase of an App Shortcut was removed")
  static let widgetKindChanged = change("widget-kind-changed", .error, "The kind of a widget changed")
}

/// Checks the kinds of widgets, and the phrases of App Shortcuts.
enum WidgetChanges {
  /// The system finds placed widgets by their kind.
  static let widgetKindChanged = ContractCheck<WidgetHeir>(.widgetKindChanged) { widget, _, findings in
    let (kind, name) = (widget.kind, widget.name)
    let fact =
      switch widget.now {
      case nil:
        "no widget has the kind '\(kind)' any more; placed widgets are found by it, so people lose them"
      case let now? where widget.isKept:
        "the widget '\(name)' has the kind '\(now)', too; where it no longer has '\(kind)', people lose placed widgets"
      case let now?:
        "the kind of the widget '\(name)' changed from '\(kind)' to '\(now)'; placed widgets are found by it, so people "
          + "lose them"
      }
    findings.report(
      .widgetKindChanged,
      fact,
      [.placed: widget.isKept ? .careful : .breaking],
      from: ElementPlace(widget.location, name),
      at: widget.newLocation
    )
  }

  static let phraseRemoved = ContractCheck<LostPhrases>(.phraseRemoved) { phrases, _, findings in
    let more = phrases.count > 1 ? ", and \(phrases.count - 1) more" : ""
    let (text, intent) = (phrases.first.text, phrases.first.intent)
    let fate =
      phrases.heir.map { "now starts '\($0)'\(more)" }
      ?? "was removed\(more), so Siri no longer knows what people say"
    findings.report(
      .phraseRemoved,
      "the phrase '\(Comparison.shortened(text))' of '\(intent)' \(fate)",
      [.placed: .careful],
      from: ElementPlace(phrases.first.location, intent),
      at: phrases.newLocation
    )
  }
}

/// A widget with another kind than before, or without one.
struct WidgetHeir {
  let name: String
  let kind: String
  let location: SourceLocation?
  /// The new kind of its type.
  var now: String?
  var newLocation: SourceLocation?
  /// Whether another widget has the kind, for example for older systems.
  var isKept = false
}

/// The phrases that an App Intent lost.
struct LostPhrases {
  let first: Contract.Phrase
  let count: Int
  /// Another App Intent, which the phrases start now.
  var heir: String?
  let newLocation: SourceLocation?
}
