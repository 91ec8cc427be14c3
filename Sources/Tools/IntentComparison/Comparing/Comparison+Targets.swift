import AppFacts
import IntentDefinition
import IntentDiagnostics

extension Comparison {
  /// Compares the targets of each App Intent's files, if both versions know them.
  ///
  /// - Parameter former: The old version's contract.
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
      move.hasPackage = !new.isWhole || context.declared.hasIntentsPackage
      // A break is accepted for one App Intent.
      if !move.isLoss, let index = moves.firstIndex(where: { $0.isLike(move) }) {
        moves[index].names.append(heirs[0].name)
      } else {
        move.names = [heirs[0].name]
        moves.append(move)
      }
    }
    for move in moves {
      findings.begin(.intent, move.names[0])
      run(TargetChanges.intentMoved, move)
    }
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
}

extension Contract {
  /// Leaves out an App Intent that its target lost, if another target had the same identifier before and
  /// keeps it. People don't lose it.
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
