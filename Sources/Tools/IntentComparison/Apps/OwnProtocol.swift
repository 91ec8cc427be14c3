import IntentDiagnostics

/// App Intents that now conform only through a protocol of the app.
struct OwnProtocol: AppFinding {
  let name: String
  let first: Contract.Intent
  let count: Int

  var subject: SchemaChange.Subject { .init(kind: .intent, name: first.name) }

  static func all(in app: AppPair, _ context: ComparisonContext) -> [OwnProtocol] {
    let kept = context.intents.compactMap(\.pair).filter { !$0.isLikely && $0.old.ownProtocol == nil }
    let direct = app.successorsOfDefinitions.union(kept.map(\.new.likelyIdentifier))
    let indirect = context.new.intents.filter { intent in
      intent.isStored && intent.ownProtocol != nil && direct.contains(intent.likelyIdentifier)
    }
    let groups = Dictionary(grouping: indirect) { $0.ownProtocol ?? "" }.sorted { $0.key < $1.key }
    return groups.map { name, intents in
      OwnProtocol(name: name, first: intents[0], count: intents.count)
    }
  }
}
