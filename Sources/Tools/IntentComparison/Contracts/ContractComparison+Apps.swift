import IntentDefinition
import IntentDiagnostics

extension ContractComparison {
  /// A kind that is only known to a build is not compared.
  ///
  /// - Parameters:
  ///   - classes: The classes of a definition. The widgets that they configured must be in the new code, even under
  ///     other names.
  ///   - expected: The kinds of widgets that the new code must also have, because it replaces theirs.
  mutating func compareWidgets(of classes: Set<String> = [], and expected: Set<String> = []) {
    let (old, new) = (context.old.widgets, context.new.widgets)
    let kinds = Set(new.compactMap(\.kind.value))
    let known = Set(old.compactMap(\.kind.value))
    let added = new.filter { $0.kind.value.map { !known.contains($0) } ?? false }
    let heirs = Dictionary(firsts: added.compactMap { widget in widget.type.map { ($0, widget) } })
    let isWhole = !new.isEmpty && !new.contains(where: \.kind.isHidden)
    for widget in old {
      guard let kind = widget.kind.value else { continue }
      let name = widget.type ?? kind
      var found = WidgetHeir(name: name, kind: kind, location: widget.kind.location)
      if let heir = widget.type.flatMap({ heirs[$0] }) {
        (found.now, found.newLocation) = (heir.kind.value, heir.kind.location)
        found.isKept = kinds.contains(kind)
      } else if !isWhole || kinds.contains(kind)
        || !classes.contains(widget.intent ?? "") && !expected.contains(kind)
      {
        continue
      }
      findings.begin(.type, name)
      run(ChangeChecks.widgets, found)
    }
  }

  /// A widget can be configured with another intent than before, while others still use the former one.
  ///
  /// - Parameter takers: The intents that have the settings of an intent, by its name in code.
  mutating func compareConfigurations(_ takers: [String: Set<String>]) {
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
        guard let lost = former.intentName, let heirs = takers[lost],
          let widget = others.first(where: { !heirs.contains($0.intentName ?? "") })
        else { continue }
        let name = widget.type ?? kind
        findings.begin(.type, name)
        let change = ReconfiguredWidget(
          name: name,
          old: (lost, former.kind.location),
          new: (widget.intentName ?? "", widget.kind.location),
          isKept: new[kind]?.contains { $0.intentName == lost } ?? false
        )
        run(ChangeChecks.reconfiguredWidgets, change)
        break
      }
    }
  }

  mutating func comparePhrases() {
    guard let before = context.old.phrases, let now = context.new.phrases else { return }
    let kept = Set(now)
    let places = Dictionary(firsts: now.lazy.map { ($0.intent, $0.location) })
    let intents = Set(context.new.intents.map(\.name))
    let lost = Dictionary(grouping: before.filter { !kept.contains($0) }, by: \.intent)
    let heirs = Dictionary(firsts: now.lazy.map { ($0.words, $0.intent) })
    var seen: Set<String> = []
    for phrase in before where seen.insert(phrase.intent).inserted {
      guard let removed = lost[phrase.intent], intents.contains(phrase.intent) else { continue }
      findings.begin(.intent, phrase.intent)
      let place = places[phrase.intent] ?? nil
      let fates = Dictionary(grouping: removed) { heirs[$0.words] ?? "" }
      for (heir, phrases) in fates.sorted(by: { $0.key < $1.key }) {
        // A function, or a type of another module, may return or be the same intent.
        guard let first = phrases.first, heir.isEmpty || intents.contains(heir) else { continue }
        var change = LostPhrases(first: first, count: phrases.count, newLocation: place)
        if !heir.isEmpty { change.heir = heir }
        run(ChangeChecks.lostPhrases, change)
      }
    }
  }
}
