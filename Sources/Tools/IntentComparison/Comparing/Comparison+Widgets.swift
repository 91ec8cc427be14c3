import AppFacts
import IntentDiagnostics

extension Comparison {
  /// Compares the kinds of widgets. Skips kinds that only a build knows.
  ///
  /// - Parameters:
  ///   - classes: The classes of a definition. The new code must contain the widgets that they configured,
  ///     even under other names.
  ///   - expected: The kinds of widgets that the new code must also contain, because it replaces their code.
  mutating func compareWidgets(of classes: Set<String> = [], and expected: Set<String> = []) {
    let (old, new) = (context.old.widgets, context.new.widgets)
    let kinds = Set(new.compactMap(\.kind.value))
    let known = Set(old.compactMap(\.kind.value))
    let added = new.filter { $0.kind.value.map { !known.contains($0) } ?? false }
    let heirs = Dictionary(firsts: added.compactMap { widget in widget.type.map { ($0, widget) } })
    let unclear = Self.newlyUnclear(new, since: old)
    var seen: Set<String> = []
    for widget in old {
      guard let kind = widget.kind.value, seen.insert("\(widget.type ?? "") \(kind)").inserted else {
        continue
      }
      let name = widget.type ?? kind
      let same = new.filter { $0.kind.value == kind }
      var found = WidgetHeir(name: name, kind: kind, location: widget.kind.location)
      if let heir = widget.type.flatMap({ heirs[$0] }),
        same.isEmpty || same.contains(where: { $0.type == widget.type })
      {
        (found.now, found.newLocation) = (heir.kind.value, heir.kind.location)
        found.isKept = kinds.contains(kind)
      } else if let kept = same.first {
        guard widget.isListed == true, same.allSatisfy({ $0.isListed == false }) else { continue }
        (found.unlisted, found.newLocation) = (kept.type ?? kind, kept.kind.location)
      } else {
        // If the new code contains no widgets, it may only cover the App Intents.
        let isExpected = expected.contains(kind) || !new.isEmpty && classes.contains(widget.intent ?? "")
        guard isExpected, !unclear.contains(where: { $0.mayBe(widget, among: old) }) else { continue }
      }
      found.mayBeElsewhere = new.isEmpty
      findings.begin(.type, name)
      run(WidgetChanges.widgetKindChanged, found)
    }
  }

  /// Reports a widget with another intent than before, even if other widgets still use the old intent.
  ///
  /// - Parameter heirs: The intents that have the settings of an intent, by its name in code.
  mutating func compareConfigurations(_ heirs: [String: Set<String>]) {
    func byKind(_ widgets: [Contract.Widget]) -> [String: [Contract.Widget]] {
      Dictionary(grouping: widgets.filter { $0.kind.value != nil && $0.intentName != nil }) {
        $0.kind.value ?? ""
      }
    }
    let (old, new) = (byKind(context.old.widgets), byKind(context.new.widgets))
    let clear = context.new.intents.filter { !$0.identifier.isHidden && !$0.className.isHidden }
    let known = Set(clear.map(\.name))
    for (kind, widgets) in old.sorted(by: { $0.key < $1.key }) {
      let before = Set(widgets.compactMap(\.intentName))
      let others = (new[kind] ?? []).filter { widget in
        widget.intentName.map { known.contains($0) && !before.contains($0) } ?? false
      }
      for former in widgets {
        guard let lost = former.intentName, let heirs = heirs[lost],
          let widget = others.first(where: { !heirs.contains($0.intentName ?? "") })
        else { continue }
        let name = widget.type ?? kind
        findings.begin(.type, name)
        let change = ReconfiguredWidget(
          name: name,
          old: (lost, former.kind.location),
          new: widget,
          isKept: new[kind]?.contains { $0.intentName == lost } ?? false
        )
        run(ConfigurationChanges.widgetReconfigured, change)
        break
      }
    }
  }

  /// Reports a widget that keeps its kind but loses its settings, because its new configuration is static.
  ///
  /// - Parameters:
  ///   - heirs: The intents that have the settings of an intent, by its name in code.
  ///   - settings: Whether an intent of the old version has any, by its name in code.
  mutating func compareSettings(_ heirs: [String: Set<String>], _ settings: [String: Bool]) {
    let (old, new) = (byIdentity(context.old.widgets), byIdentity(context.new.widgets))
    for (identity, widgets) in old.sorted(by: { $0.key < $1.key }) {
      let now = new[identity] ?? []
      let kept = now.filter { $0.hasSettings != false }
      let hadNone = widgets.contains { $0.hasSettings == false }
      guard let plain = now.first(where: { $0.hasSettings == false }), kept.isEmpty || !hadNone,
        !now.contains(where: { $0.hasSettings == nil })
      else { continue }
      let configured = widgets.filter { $0.hasSettings == true }
      let losing = configured.filter { widget in
        guard let name = widget.intentName else { return true }
        // An intent without heir is lost in all widgets.
        return settings[name] == nil || settings[name] == true && heirs[name] != nil
      }
      guard let former = losing.first, kept.isEmpty || Self.mayReplace(losing, plain) else { continue }
      let name = plain.type ?? former.type ?? identity
      findings.begin(.type, name)
      let change = PlainWidget(
        name: name,
        old: former,
        new: plain,
        isKept: !kept.isEmpty,
        isCertain: former.intentName.map { settings[$0] == true } ?? false,
        isOfSomeBuilds: losing.allSatisfy { BuildCondition.asksForMoreThanSystem($0.condition) }
      )
      run(ConfigurationChanges.settingsDropped, change)
    }
  }

  /// New widgets with a kind that only a build knows.
  private static func newlyUnclear(_ new: [Contract.Widget], since old: [Contract.Widget]) -> [Contract
    .Widget]
  {
    let known = Set(old.filter(\.kind.isHidden).map(\.type))
    return new.filter { $0.kind.isHidden && ($0.type == nil || !known.contains($0.type)) }
  }

  /// The types of old widgets with a kind that only a build knows, unless the new version contains the same.
  ///
  /// - Parameter old: The old widgets from the folders of the new code.
  func unclearWidgets(among old: [Contract.Widget]) -> [String] {
    func facts(_ widget: Contract.Widget) -> [String] {
      [widget.type ?? "", widget.intent ?? "", "\(widget.hasSettings == true)"]
    }
    let new = context.new.widgets
    let identities = Set(new.compactMap(\.identity))
    let same = Set(new.filter(\.kind.isHidden).map(facts))
    return old.filter { widget in
      widget.kind.isHidden && !identities.contains(widget.identity ?? "") && !same.contains(facts(widget))
    }
    .compactMap(\.type)
  }

  /// Whether the plain widget may run where widgets with settings ran. Older systems only
  /// had settings with a definition's intent.
  private static func mayReplace(_ widgets: [Contract.Widget], _ plain: Contract.Widget) -> Bool {
    guard let condition = plain.condition else { return true }
    if condition.contains("!(#available"), !widgets.contains(where: \.isOfIntents) { return false }
    return !widgets.allSatisfy { widget in
      widget.condition != nil && DeclaredTypes.either(widget.condition, condition) == nil
    }
  }

  /// Compares the sizes of widgets.
  mutating func compareFamilies() {
    let (old, new) = (byIdentity(context.old.widgets), byIdentity(context.new.widgets))
    for (identity, widgets) in old.sorted(by: { $0.key < $1.key }) {
      guard let now = new[identity], let before = Self.families(widgets),
        case .only(let limited)? = Self.families(now), let widget = now.first
      else { continue }
      let lost: Set<String>? = if case .only(let names) = before { names.subtracting(limited) } else { nil }
      guard lost?.isEmpty != true else { continue }
      findings.begin(.type, widget.type ?? identity)
      let change = WidgetFamilies(
        old: widgets[0],
        new: widget,
        lost: lost?.sorted(),
        kept: limited.sorted()
      )
      run(WidgetChanges.widgetFamilyRemoved, change)
    }
  }

  /// The sizes that a widget has.
  private enum Families {
    case all
    case only(Set<String>)
  }

  /// `nil` if unknown.
  private static func families(_ widgets: [Contract.Widget]) -> Families? {
    var names: Set<String> = []
    for widget in widgets {
      switch widget.families {
      case .value(let found, _): names.formUnion(found)
      case .absent: return .all
      case .hidden: return nil
      }
    }
    return .only(names)
  }

  private func byIdentity(_ widgets: [Contract.Widget]) -> [String: [Contract.Widget]] {
    Dictionary(grouping: widgets.filter { $0.identity != nil }) { $0.identity ?? "" }
  }
}
