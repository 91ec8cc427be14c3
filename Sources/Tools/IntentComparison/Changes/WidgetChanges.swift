import IntentDiagnostics

extension Rule {
  static let phraseRemoved = change("phrase-removed", .warning, "A phrase of an App Shortcut was removed")
  static let widgetFamilyRemoved = change(
    "widget-family-removed",
    .warning,
    "A widget no longer has one of its sizes"
  )
  static let widgetKindChanged = change("widget-kind-changed", .error, "The kind of a widget changed")
}

/// Checks the kinds of widgets, and the phrases of App Shortcuts.
enum WidgetChanges {
  /// The system finds placed widgets by their kind.
  static let widgetKindChanged = ChangeCheck<WidgetHeir>(.widgetKindChanged) { widget, findings in
    let (kind, name) = (widget.kind, widget.name)
    let fact =
      switch widget.now {
      case nil where widget.mayBeElsewhere:
        "the sources have no widget any more, and none of the kind '\(kind)'; if no other ones have it, people lose placed "
          + "widgets"
      case nil where widget.unlisted != nil:
        "no widget bundle has the widget '\(widget.unlisted ?? "")' any more; placed widgets of the kind '\(kind)' need it, "
          + "so people lose them"
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
      [.placed: widget.isKept || widget.mayBeElsewhere ? .careful : .breaking],
      from: ElementPlace(widget.location, .intent, name),
      at: widget.newLocation,
      facts: [kind]
    )
  }

  static let widgetFamilyRemoved = ChangeCheck<WidgetFamilies>(.widgetFamilyRemoved) { widget, findings in
    let name = widget.new.type ?? widget.new.identity ?? ""
    let message =
      if let lost = widget.lost {
        "the widget '\(name)' no longer supports \(lost.map { "'\($0)'" }.listed), so people lose those that they placed in "
          + (lost.count > 1 ? "these sizes" : "this size")
      } else {
        "the widget '\(name)' supported each size and now only \(widget.kept.map { "'\($0)'" }.listed), so people lose those "
          + "that they placed in other sizes"
      }
    findings.report(
      .widgetFamilyRemoved,
      message,
      [.placed: .careful],
      from: ElementPlace(
        widget.old.families.location ?? widget.old.kind.location,
        .intent,
        widget.old.type ?? name
      ),
      at: widget.new.families.location,
      facts: widget.lost ?? []
    )
  }

  static let phraseRemoved = ChangeCheck<LostPhrases>(.phraseRemoved) { phrases, findings in
    let more = phrases.count > 1 ? ", and \(phrases.count - 1) more" : ""
    let (text, intent) = (phrases.first.text, phrases.first.intent)
    let fate =
      phrases.condition.map {
        "is only there with '\(Words.shortened($0))'\(more), so other people lose it"
      }
      ?? phrases.heir.map { "now starts '\($0)'\(more)" }
      ?? "was removed\(more), so Siri no longer knows what people say"
    findings.report(
      .phraseRemoved,
      "the phrase '\(Words.shortened(text))' of '\(intent)' \(fate)",
      [.placed: .careful],
      from: ElementPlace(phrases.first.location, .intent, intent),
      at: phrases.newLocation,
      facts: [text, phrases.heir, phrases.condition, "\(phrases.count)"]
    )
  }
}

/// A widget that changed its kind, or is gone.
struct WidgetHeir {
  let name: String
  let kind: String
  let location: SourceLocation?
  /// The new kind of its type.
  var now: String?
  var newLocation: SourceLocation?
  /// Whether another widget has the kind, for example for older systems.
  var isKept = false
  /// The widget's type if the new sources have it, but no bundle lists it.
  var unlisted: String?
  /// Whether the new sources contain no widget at all.
  var mayBeElsewhere = false
}

/// The sizes that a widget lost.
struct WidgetFamilies {
  let old: Contract.Widget
  let new: Contract.Widget
  /// `nil` if all sizes are lost except `kept`.
  let lost: [String]?
  let kept: [String]
}

/// The phrases that an App Intent lost.
struct LostPhrases {
  let first: Contract.Phrase
  let count: Int
  /// The App Intent that the phrases start now.
  var heir: String?
  /// The condition under which they are still there.
  var condition: String?
  let newLocation: SourceLocation?
}
