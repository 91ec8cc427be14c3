import AppFacts
import IntentDefinition
import IntentDiagnostics

/// App Intents that moved to other targets.
struct IntentMove: AppFinding {
  private(set) var names: [String] = []
  /// The targets that lost them.
  let left: [AppTarget]
  /// The targets that gained them.
  let entered: [AppTarget]
  /// The targets that keep them.
  let kept: [AppTarget]
  /// Whether the new sources name one of the packages through which an app finds the App Intents of a
  /// framework.
  private var hasPackage = true
  private(set) var old = ElementPlace()
  private(set) var new = ElementPlace()

  var subject: SchemaChange.Subject { .init(kind: .intent, name: names[0]) }

  /// Compares the targets of each App Intent's files, if both versions know them.
  static func all(in app: AppPair, _ context: ComparisonContext) -> [IntentMove] {
    let (old, new) = app.targets
    let before = Dictionary(grouping: app.oldIntents.filter(\.isStored), by: \.likelyIdentifier)
    let now = Dictionary(grouping: context.new.intents, by: \.likelyIdentifier)
    var moves: [IntentMove] = []
    for (identifier, intents) in before.sorted(by: { $0.key < $1.key }) {
      guard let successors = now[identifier],
        let from = targets(of: intents, old), let to = targets(of: successors, new),
        var move = IntentMove(from: from, to: to, in: app.targets)
      else { continue }
      move.old = intents[0].place
      let moved = successors.first { $0.place.location != intents[0].place.location }
      move.new = (moved ?? successors[0]).place
      move.hasPackage = !new.isWhole || context.declared.hasIntentsPackage
      // A break is accepted for one App Intent.
      if !move.isLoss, let index = moves.firstIndex(where: { $0.isLike(move) }) {
        moves[index].names.append(successors[0].name)
      } else {
        move.names = [successors[0].name]
        moves.append(move)
      }
    }
    return moves
  }

  /// The targets, by key, of all App Intents with one identifier; `nil` if unknown.
  private static func targets(of intents: [Contract.Intent], _ targets: CodeTargets) -> [String: AppTarget]? {
    var found: [String: AppTarget] = [:]
    for intent in intents {
      guard let file = intent.place.location?.file, let some = targets.shipped(file) else { return nil }
      found.merge(some) { first, _ in first }
    }
    return found.isEmpty ? nil : found
  }

  /// `nil` if nothing changed, or a target may only have another name.
  ///
  /// - Parameters:
  ///   - from: The targets that had the App Intents.
  ///   - to: The targets that have them now.
  ///   - all: All targets of both versions.
  private init?(
    from: [String: AppTarget],
    to: [String: AppTarget],
    in all: (old: CodeTargets, new: CodeTargets)
  ) {
    func targets(_ keys: Set<String>, _ all: [String: AppTarget]) -> [AppTarget] {
      keys.compactMap { all[$0] }.sorted { ($0.name, $0.home) < ($1.name, $1.home) }
    }
    let (before, now) = (Set(from.keys), Set(to.keys))
    let (gone, added) = (before.subtracting(now), now.subtracting(before))
    let (isThere, wasThere) = (gone.filter { all.new[$0] != nil }, added.filter { all.old[$0] != nil })
    let kept = targets(before.intersection(now), to)
    self.kept = kept
    switch (gone.isEmpty, added.isEmpty) {
    case (true, true): return nil
    case (true, false):
      // Another bundle of an app has them now, such as that for the watch.
      let bundles = kept.filter(\.isBundle)
      entered = targets(added, to).filter { other in
        other.isBundle && bundles.contains { all.new.areOfOneApp($0, other) }
      }
      left = []
      guard !entered.isEmpty else { return nil }
    case (false, true):
      // Another app, such as one for tests, may be gone.
      left = targets(isThere, from)
      entered = []
      guard !left.isEmpty, !kept.isEmpty else { return nil }
    case (false, false):
      guard !isThere.isEmpty || !wasThere.isEmpty else { return nil }
      let left = targets(isThere.isEmpty ? gone : isThere, from)
      let entered = targets(isThere.isEmpty ? wasThere : added, to)
      let isOfOneDevice = left.contains { one in entered.contains(where: one.mayAccompany) }
      guard !isThere.isEmpty || isOfOneDevice else { return nil }
      (self.left, self.entered) = (left, entered)
    }
  }

  /// Whether people of a system, such as the Mac, lose the App Intents, because no target there contains them
  /// now.
  var losesSystem: Bool {
    left.contains { one in
      one.isBundle && !one.isOfWatch && !(kept + entered).contains { $0.isOfWatch || one.mayAccompany($0) }
    }
  }

  /// Whether the system finds none of the moved App Intents, as Apple's page on 'AppIntentsPackage' says.
  var losesAll: Bool {
    !hasPackage && kept.isEmpty && !entered.isEmpty && left.allSatisfy(\.isBundle)
      && entered.allSatisfy { $0.kind == .framework && !$0.isStatic }
  }

  var isLoss: Bool { losesAll || losesSystem }

  private func isLike(_ other: IntentMove) -> Bool {
    func keys(_ move: IntentMove) -> [[String]] {
      [move.left, move.entered, move.kept].map { $0.map(\.key) }
    }
    return keys(self) == keys(other)
  }
}

extension Contract {
  /// Leaves out an App Intent that its target lost, if another target had the same identifier before and
  /// keeps it. People don't lose it.
  func withoutLostNamesakes(_ old: CodeTargets, _ new: CodeTargets, in later: Contract) -> Contract {
    func targets(_ intent: Intent, _ targets: CodeTargets) -> Set<String>? {
      intent.place.location.flatMap { targets.shipped($0.file) }.map { Set($0.keys) }
    }
    let all = Dictionary(grouping: intents.filter { !$0.isOfDefinition }, by: \.likelyIdentifier)
    let successors = Dictionary(grouping: later.intents, by: \.likelyIdentifier)
    var contract = self
    contract.intents.removeAll { intent in
      guard !intent.isOfDefinition, let namesakes = all[intent.likelyIdentifier], namesakes.count > 1,
        let oldTargets = targets(intent, old), let newIntents = successors[intent.likelyIdentifier]
      else { return false }
      return newIntents.allSatisfy { successor in
        guard let now = targets(successor, new), now.isDisjoint(with: oldTargets) else { return false }
        return namesakes.contains { targets($0, old)?.isDisjoint(with: now) == false }
      }
    }
    return contract
  }
}
