import IntentDiagnostics

extension Comparison {
  /// Reports App Intents that now conform only through a protocol of the app. Call it after the
  /// comparison of the intents, whose findings come first.
  mutating func compareProtocols() {
    let direct = Set(
      context.intents.compactMap(\.pair).filter { !$0.isLikely && $0.old.ownProtocol == nil }.map(
        \.new.likelyIdentifier
      )
    )
    let found = context.new.intents.filter { intent in
      intent.isStored && intent.ownProtocol != nil && direct.contains(intent.likelyIdentifier)
    }
    for (name, intents) in Dictionary(grouping: found, by: \.ownProtocol).sorted(by: {
      $0.key ?? "" < $1.key ?? ""
    }) {
      guard let first = intents.first, let name else { continue }
      findings.begin(.intent, first.name)
      run(IntentChanges.conformanceIndirect, OwnProtocol(name: name, first: first, count: intents.count))
    }
  }

  /// Reports entities for which Shortcuts no longer has a "Find" action.
  mutating func compareFindActions() {
    let found = context.old.objects.filter {
      $0.query?.makesAction == true && $0.query?.condition == nil && $0.condition == nil
    }
    guard !found.isEmpty else { return }
    let heirs = Dictionary(grouping: context.new.objects, by: \.identifier)
    let used = Set(context.new.intents.lazy.flatMap(\.parameters).compactMap(\.stored.undeclaredName))
    let compared = Set(context.types.lazy.filter { $0.old.kind == .entity }.map(\.old.typeKey))
    for entity in found.sorted(by: { $0.name < $1.name }) {
      let namesakes = heirs[entity.identifier] ?? []
      let heir = namesakes.first { $0.folder == entity.folder } ?? namesakes.first
      if let heir, heir.query?.makesAction != false,
        heir.query?.condition == nil || compared.contains(entity.typeKey)
      {
        continue
      }
      // It may come from another module, or a macro may make it an entity.
      if heir == nil, context.declared.mention(entity.name) || used.contains(entity.name) { continue }
      findings.begin(.type, entity.name)
      run(UseChanges.findActionLost, LostFindAction(old: entity, new: heir))
    }
  }

  /// Reports phrases for Siri that are gone, or only there in some builds.
  mutating func comparePhrases() {
    guard let before = context.old.phrases, let now = context.new.phrases else { return }
    let kept = Set(now)
    let places = Dictionary(firsts: now.lazy.map { ($0.intent, $0.location) })
    let intents = Set(context.new.intents.map(\.name))
    let lost = Dictionary(grouping: before.filter { !kept.contains($0) }, by: \.intent)
    let heirs = Dictionary(firsts: now.lazy.map { ($0.words, $0.intent) })
    var seen: Set<String> = []
    let (former, conditions) = (Self.conditions(before), Self.conditions(now))
    for phrase in before where seen.insert(phrase.intent).inserted && intents.contains(phrase.intent) {
      let limited = before.filter {
        $0.intent == phrase.intent && former[$0] == .some(nil) && conditions[$0] != nil
      }
      if let first = limited.first(where: { conditions[$0] != .some(nil) }),
        let condition = conditions[first] ?? nil
      {
        findings.begin(.intent, phrase.intent)
        let count = Set(limited.filter { conditions[$0] == condition }).count
        var change = LostPhrases(first: first, count: count, newLocation: places[phrase.intent] ?? nil)
        change.condition = condition
        run(WidgetChanges.phraseRemoved, change)
      }
      guard let removed = lost[phrase.intent] else { continue }
      findings.begin(.intent, phrase.intent)
      let place = places[phrase.intent] ?? nil
      let fates = Dictionary(grouping: removed) { heirs[$0.words] ?? "" }
      for (heir, phrases) in fates.sorted(by: { $0.key < $1.key }) {
        // A function, or a type of another module, may return or be the same intent.
        guard let first = phrases.first, heir.isEmpty || intents.contains(heir) else { continue }
        var change = LostPhrases(first: first, count: phrases.count, newLocation: place)
        if !heir.isEmpty { change.heir = heir }
        run(WidgetChanges.phraseRemoved, change)
      }
    }
  }

  /// The conditions of phrases; `nil` for a phrase in every build and system.
  private static func conditions(_ phrases: [Contract.Phrase]) -> [Contract.Phrase: String?] {
    phrases.reduce(into: [:]) { found, phrase in
      let condition = found[phrase].map { DeclaredTypes.either($0, phrase.condition) } ?? phrase.condition
      found.updateValue(condition, forKey: phrase)
    }
  }
}
