import AppFacts
import IntentDefinition
import IntentDiagnostics

extension ContractComparison {
  /// Where App Intents are: in the targets of their files, which must be known in both versions.
  ///
  /// - Parameter former: The old version.
  mutating func compareTargets(of former: Contract, _ old: CodeTargets, _ new: CodeTargets) {
    let before = Dictionary(grouping: former.intents.filter(\.isStored), by: \.likelyIdentifier)
    let now = Dictionary(grouping: context.new.intents, by: \.likelyIdentifier)
    var moves: [IntentMove] = []
    for (identifier, intents) in before.sorted(by: { $0.key < $1.key }) {
      guard let heirs = now[identifier], let from = Self.targets(of: intents, old),
        let to = Self.targets(of: heirs, new), var move = IntentMove(from, to, old, new)
      else { continue }
      move.old = intents[0].place
      move.new = heirs.first { $0.place.location != intents[0].place.location }?.place ?? heirs[0].place
      if let index = moves.firstIndex(where: { $0.isLike(move) }) {
        moves[index].names.append(heirs[0].name)
      } else {
        move.names = [heirs[0].name]
        move.hasPackage = !new.isWhole || context.declared.hasIntentsPackage
        moves.append(move)
      }
    }
    for move in moves {
      findings.begin(.intent, move.names[0])
      run(ChangeChecks.movedIntents, move)
    }
  }

  /// Those of all App Intents with one identifier, by name; `nil` if unknown.
  private static func targets(of intents: [Contract.Intent], _ targets: CodeTargets) -> [String: AppTarget]? {
    var found: [String: AppTarget] = [:]
    for intent in intents {
      guard let file = intent.place.location?.file, let some = targets.shipped(file) else { return nil }
      found.merge(some) { first, _ in first }
    }
    return found.isEmpty ? nil : found
  }
}

extension Contract {
  /// Leaves out App Intents whose target has none with their identifier any more. One in another target was there before,
  /// and is not what people lose.
  func withoutLostNamesakes(_ old: CodeTargets, _ new: CodeTargets, in later: Contract) -> Contract {
    func targets(_ intent: Intent, _ targets: CodeTargets) -> Set<String>? {
      intent.place.location.flatMap { targets.shipped($0.file) }.map { Set($0.keys) }
    }
    let all = Dictionary(grouping: intents.filter { !$0.isOfDefinition }, by: \.likelyIdentifier)
    let heirs = Dictionary(grouping: later.intents, by: \.likelyIdentifier)
    var contract = self
    contract.intents.removeAll { intent in
      guard !intent.isOfDefinition, let namesakes = all[intent.likelyIdentifier], namesakes.count > 1,
        let own = targets(intent, old), let found = heirs[intent.likelyIdentifier]
      else { return false }
      return found.allSatisfy { heir in
        guard let now = targets(heir, new), now.isDisjoint(with: own) else { return false }
        return namesakes.contains { targets($0, old)?.isDisjoint(with: now) == false }
      }
    }
    return contract
  }
}

/// App Intents that are in other targets than before.
struct IntentMove {
  var names: [String] = []
  /// The targets that no longer have them.
  let left: [AppTarget]
  /// Those that have them now, too.
  let entered: [AppTarget]
  /// Those that still have them.
  let kept: [AppTarget]
  /// Whether the new sources name one of the packages through which an app finds the App Intents of a framework.
  var hasPackage = true
  var old = ElementPlace(location: nil)
  var new = ElementPlace(location: nil)

  /// `nil` if nothing changed, or a target may only have another name.
  init?(
    _ from: [String: AppTarget],
    _ to: [String: AppTarget],
    _ old: CodeTargets,
    _ new: CodeTargets
  ) {
    func targets(_ names: Set<String>, _ all: [String: AppTarget]) -> [AppTarget] {
      names.sorted().compactMap { all[$0] }
    }
    let (before, now) = (Set(from.keys), Set(to.keys))
    let (gone, added) = (before.subtracting(now), now.subtracting(before))
    let (isThere, wasThere) = (gone.filter { new[$0] != nil }, added.filter { old[$0] != nil })
    let kept = targets(before.intersection(now), to)
    self.kept = kept
    switch (gone.isEmpty, added.isEmpty) {
    case (true, true): return nil
    case (true, false):
      // Another bundle of an app has them now, such as that for the watch.
      let bundles = kept.filter(\.isBundle)
      entered = targets(added, to).filter { other in
        other.isBundle && bundles.contains { new.areOfOneApp($0, other) }
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

  func isLike(_ other: IntentMove) -> Bool {
    func names(_ move: IntentMove) -> [[String]] {
      [move.left, move.entered, move.kept].map { $0.map(\.name) }
    }
    return names(self) == names(other)
  }
}
