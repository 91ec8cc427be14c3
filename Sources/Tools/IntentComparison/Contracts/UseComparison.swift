import IntentDefinition
import IntentDiagnostics

/// What an App Intent is for, where it is there, and whether people find it.
extension ContractComparison {
  mutating func compareUse(_ intent: Contract.Intent, _ heir: Contract.Intent) {
    let hadSettings = !intent.isOfDefinition || !intent.parameters.isEmpty
    if intent.isOfWidget, hadSettings, !heir.isOfWidget, !heir.hidesUse {
      reportUse("WidgetConfigurationIntent", "widgets", intent, heir)
    }
    if intent.isOfControl, !heir.isOfControl, !heir.hidesUse {
      reportUse("ControlConfigurationIntent", "controls", intent, heir)
    }
    compareHome(intent, heir)
    compareReach(intent, heir)
    compareDiscovery(intent, heir)
  }

  private mutating func reportUse(
    _ conformance: String,
    _ places: String,
    _ intent: Contract.Intent,
    _ heir: Contract.Intent
  ) {
    report(
      .widgetEligibilityLost,
      "'\(heir.name)' does not conform to '\(conformance)', so it cannot configure \(places) and placed ones lose their "
        + "settings",
      [.placed: .breaking],
      from: intent.place,
      to: heir.place.location
    )
  }

  private mutating func compareReach(_ intent: Contract.Intent, _ heir: Contract.Intent) {
    let (before, now) = (intent.reach, heir.reach)
    let lost = now.lost(since: before, isOfDefinition: intent.isOfDefinition)
    if !lost.isEmpty {
      let systems = lost.contains("*") ? "any system" : lost.listed
      report(
        .reachReduced,
        "'\(heir.name)' is not available on \(systems), by its '@available'\(intent.lossSentence)",
        [.placed: intent.loss.verdict],
        from: intent.place,
        to: heir.place.location
      )
    }
    let usual = ["iOS": heir.isOfControl ? Reach.Version(18) : Reach.Version(17)]
    let raised = now.raised(
      since: before,
      usual: usual.merging(old.minimums) { $1 },
      needed: new.minimums
    )
    if let (platform, version) = raised, lost.isEmpty {
      report(
        .reachReduced,
        "'\(heir.name)' needs \(platform) \(version.words) or later, by its '@available': for people with an older "
          + "system, \(intent.loss.words)",
        [.placed: intent.loss.verdict],
        from: intent.place,
        to: heir.place.location
      )
    }
    compareCondition(before.condition, now.condition, "'\(heir.name)'", intent.place, heir.place)
  }

  /// The condition of an `#if`, which only a build knows.
  mutating func compareCondition(
    _ before: String?,
    _ now: String?,
    _ name: String,
    _ old: ElementPlace,
    _ new: ElementPlace
  ) {
    guard let now, now != before else { return }
    report(
      .reachReduced,
      "\(name) is only there in builds with '#if \(Comparison.shortened(now))'; in all others, what was chosen is lost",
      [.placed: .careful],
      from: old,
      to: new.location
    )
  }

  private mutating func compareDiscovery(_ intent: Contract.Intent, _ heir: Contract.Intent) {
    if let replacement = heir.replacement {
      guard intent.replacement == nil else { return }
      return report(
        .shortcutEligibilityLost,
        "'\(heir.name)' is a 'DeprecatedAppIntent' now: shortcuts that have it still run it, and people can no longer "
          + "add it" + (replacement.isEmpty ? "" : "; '\(replacement)' replaces it"),
        [.placed: .careful],
        from: intent.place,
        to: heir.place.location
      )
    }
    switch (intent.isDiscoverable.value, heir.isDiscoverable.value) {
    case (true, false) where heir.isMigrated:
      report(
        .shortcutEligibilityLost,
        "'isDiscoverable' of '\(heir.name)' is false, but the system still shows an action that takes over a class; to "
          + "hide it, make it a 'DeprecatedAppIntent'",
        [:],
        from: intent.place,
        to: heir.isDiscoverable.location
      )
    case (true, false):
      report(
        .shortcutEligibilityLost,
        "people can no longer add '\(heir.name)' to a shortcut, and those that have it may stop working",
        [.placed: .careful],
        from: intent.place,
        to: heir.isDiscoverable.location
      )
    case (false, true) where intent.isOfDefinition && intent.isOfWidget:
      report(
        .availabilityChanged,
        "'\(heir.name)' becomes an action in Shortcuts, which the definition's intent was not; add 'static var "
          + "isDiscoverable: Bool { false }'",
        [.placed: .careful],
        from: intent.place,
        to: heir.isDiscoverable.location ?? heir.place.location
      )
    default: break
    }
  }

  // MARK: Widgets and phrases

  /// The system finds placed widgets by their kind. A kind that is only known to a build is not compared.
  ///
  /// - Parameter classes: The classes of a definition. The widgets that they configured must be in the new
  ///   code, even under other names.
  mutating func compareWidgets(of classes: Set<String> = []) {
    let kinds = Set(new.widgets.compactMap(\.kind.value))
    let known = Set(old.widgets.compactMap(\.kind.value))
    let added = new.widgets.filter { $0.kind.value.map { !known.contains($0) } ?? false }
    let heirs = Dictionary(firsts: added.compactMap { widget in widget.type.map { ($0, widget) } })
    let isWhole = !new.widgets.isEmpty && !new.widgets.contains(where: \.kind.isHidden)
    for widget in old.widgets {
      guard let kind = widget.kind.value, let name = widget.type, let heir = heirs[name],
        let now = heir.kind.value
      else {
        if isWhole { reportGone(widget, kinds, classes) }
        continue
      }
      begin(.type, name)
      // For example for older systems.
      let isKept = kinds.contains(kind)
      report(
        .widgetKindChanged,
        isKept
          ? "the widget '\(name)' has the kind '\(now)', too; where it no longer has '\(kind)', people lose placed widgets"
          : "the kind of the widget '\(name)' changed from '\(kind)' to '\(now)'; placed widgets are found by it, so "
            + "people lose them",
        [.placed: isKept ? .careful : .breaking],
        from: ElementPlace(widget.kind.location, name),
        to: heir.kind.location
      )
    }
  }

  private mutating func reportGone(
    _ widget: Contract.Widget,
    _ kinds: Set<String>,
    _ classes: Set<String>
  ) {
    guard let kind = widget.kind.value, !kinds.contains(kind), classes.contains(widget.intent ?? "") else {
      return
    }
    begin(.type, widget.type ?? kind)
    report(
      .widgetKindChanged,
      "no widget has the kind '\(kind)' any more; placed widgets are found by it, so people lose them",
      [.placed: .breaking],
      from: ElementPlace(widget.kind.location, widget.type ?? kind),
      to: nil
    )
  }

  mutating func comparePhrases() {
    guard let before = old.phrases, let now = new.phrases else { return }
    let kept = Set(now)
    let places = Dictionary(firsts: now.lazy.map { ($0.intent, $0.location) })
    let intents = Set(new.intents.map(\.name))
    let lost = Dictionary(grouping: before.filter { !kept.contains($0) }, by: \.intent)
    var seen: Set<String> = []
    for phrase in before where seen.insert(phrase.intent).inserted {
      guard let removed = lost[phrase.intent], let first = removed.first, intents.contains(phrase.intent)
      else {
        continue
      }
      begin(.intent, phrase.intent)
      let more = removed.count > 1 ? ", and \(removed.count - 1) more" : ""
      report(
        .phraseRemoved,
        "the phrase '\(Comparison.shortened(first.text))' of '\(phrase.intent)' was removed\(more), so Siri no longer "
          + "knows what people say",
        [.placed: .careful],
        from: ElementPlace(first.location, phrase.intent),
        to: places[phrase.intent] ?? nil
      )
    }
  }
}
