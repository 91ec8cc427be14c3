import IntentDiagnostics

/// App Intents that now conform only through a protocol of the app.
struct OwnProtocol: AppFinding {
  let name: String
  let first: Contract.Intent
  let count: Int

  var subject: SchemaChange.Subject { .init(kind: .intent, name: first.name) }

  static func all(in app: AppPair, _ context: ComparisonContext) -> [OwnProtocol] {
    let kept = context.intents.compactMap(\.pair).filter { !$0.isLikely && $0.old.ownProtocol == nil }
    let direct = Set(kept.map(\.new.likelyIdentifier))
    let found = context.new.intents.filter { intent in
      intent.isStored && intent.ownProtocol != nil && direct.contains(intent.likelyIdentifier)
    }
    let groups = Dictionary(grouping: found) { $0.ownProtocol ?? "" }.sorted { $0.key < $1.key }
    return groups.map { name, intents in
      OwnProtocol(name: name, first: intents[0], count: intents.count)
    }
  }
}

/// An entity for which Shortcuts no longer has a "Find" action.
struct LostFindAction: AppFinding {
  let old: Contract.ValueType
  /// `nil` if the entity is gone.
  let new: Contract.ValueType?

  var subject: SchemaChange.Subject { .init(kind: .type, name: old.name) }

  static func all(in app: AppPair, _ context: ComparisonContext) -> [LostFindAction] {
    let found = context.old.objects.filter {
      $0.query?.makesAction == true && $0.query?.condition == nil && $0.condition == nil
    }
    let heirs = Dictionary(grouping: context.new.objects, by: \.identifier)
    let used = Set(context.new.intents.lazy.flatMap(\.parameters).compactMap(\.stored.undeclaredName))
    let compared = Set(context.types.lazy.filter { $0.old.kind == .entity }.map(\.old.typeKey))
    return found.sorted { $0.name < $1.name }.compactMap { entity in
      let namesakes = heirs[entity.identifier] ?? []
      guard let heir = namesakes.first(where: { $0.folder == entity.folder }) ?? namesakes.first else {
        // It may come from another module, or a macro may make it an entity.
        let mayBeElsewhere = context.declared.mention(entity.name) || used.contains(entity.name)
        return mayBeElsewhere ? nil : LostFindAction(old: entity, new: nil)
      }
      let isKept =
        heir.query?.makesAction != false
        && (heir.query?.condition == nil || compared.contains(entity.typeKey))
      return isKept ? nil : LostFindAction(old: entity, new: heir)
    }
  }
}
