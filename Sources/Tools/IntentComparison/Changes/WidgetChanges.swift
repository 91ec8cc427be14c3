import AppFacts
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

/// Checks the kinds and sizes of widgets, and the phrases of App Shortcuts.
enum WidgetChanges {
  static let widgetKindChanged = AppCheck(.widgetKindChanged, each: LostWidget.self) { widget in
    let (kind, name) = (widget.kind, widget.name)
    var verdict = Verdict.breaking
    let fact: String
    switch widget.fate {
    case .elsewhere:
      verdict = .careful
      fact =
        "the sources have no widget any more, and none of the kind '\(kind)'; if no other ones have it, "
        + "people lose placed widgets"
    case .unlisted(let type):
      fact =
        "no widget bundle has the widget '\(type)' any more; placed widgets of the kind '\(kind)' need it, so people lose them"
    case .limited(let type, let condition):
      verdict = .careful
      fact =
        "a widget bundle only has the widget '\(type)' with '\(Words.shortened(condition))' now; where that is false, people "
        + "lose placed widgets of the kind '\(kind)'"
    case .gone:
      fact = "no widget has the kind '\(kind)' any more; placed widgets are found by it, so people lose them"
    case .changed(let now, isKept: true):
      verdict = .careful
      fact =
        "the widget '\(name)' has the kind '\(now)', too; where it no longer has '\(kind)', people lose placed widgets"
    case .changed(let now, isKept: false):
      fact =
        "the kind of the widget '\(name)' changed from '\(kind)' to '\(now)'; placed widgets are found by "
        + "it, so people lose them"
    }
    return Finding(
      .widgetKindChanged,
      fact,
      [.placed: verdict],
      from: ElementPlace(widget.location, .intent, name),
      to: ElementPlace(location: widget.newLocation),
      facts: [kind]
    )
  }

  static let widgetFamilyRemoved = AppCheck(.widgetFamilyRemoved, each: LostFamilies.self) { widget in
    let name = widget.name
    let message =
      if let lost = widget.lost {
        "the widget '\(name)' no longer supports \(lost.map { "'\($0)'" }.listed), so people lose those that they placed in "
          + (lost.count > 1 ? "these sizes" : "this size")
      } else {
        "the widget '\(name)' supported each size and now only \(widget.kept.map { "'\($0)'" }.listed), so "
          + "people lose those that they placed in other sizes"
      }
    return Finding(
      .widgetFamilyRemoved,
      message,
      [.placed: .careful],
      from: ElementPlace(
        widget.old.families.location ?? widget.old.kind.location,
        .intent,
        widget.old.type ?? name
      ),
      to: ElementPlace(location: widget.new.families.location),
      facts: widget.lost ?? []
    )
  }

  static let phraseRemoved = AppCheck(.phraseRemoved, each: LostPhrases.self) { phrases in
    let more = phrases.count > 1 ? ", and \(phrases.count - 1) more" : ""
    let (text, intent) = (phrases.first.text, phrases.first.intent)
    var (successor, condition): (String?, String?) = (nil, nil)
    let fate: String
    switch phrases.fate {
    case .removed: fate = "was removed\(more), so Siri no longer knows what people say"
    case .moved(let now):
      successor = now
      fate = "now starts '\(now)'\(more)"
    case .limited(let limit):
      condition = limit
      fate = "is only there with '\(Words.shortened(limit))'\(more), so other people lose it"
    }
    return Finding(
      .phraseRemoved,
      "the phrase '\(Words.shortened(text))' of '\(intent)' \(fate)",
      [.placed: .careful],
      from: ElementPlace(phrases.first.location, .intent, intent),
      to: ElementPlace(location: phrases.newLocation),
      facts: [text, successor, condition, "\(phrases.count)"]
    )
  }
}
