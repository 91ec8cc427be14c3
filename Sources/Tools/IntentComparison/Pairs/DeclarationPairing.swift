import AppFacts
import IntentSchema

/// Pairs intents, enums and object types of definitions, also across folders, in two passes: if the first
/// shows that a folder was renamed, the second follows the move.
struct DeclarationPairing {
  let intents: Matching<Contract.Intent>
  let enums: Matching<Contract.ValueType>
  let objects: Matching<Contract.ValueType>

  init(_ old: Contract, _ new: Contract) {
    let first = DeclarationPairing(old, new, moves: [:])
    let moves = first.folderMoves()
    self = moves.isEmpty ? first : DeclarationPairing(old, new, moves: moves)
  }

  /// - Parameter moves: The new folders of old ones.
  private init(_ old: Contract, _ new: Contract, moves: [String: String]) {
    let intentKeys: Keys<Contract.Intent> = Self.keys([{ $0.className.value }, { $0.title?.key }], moves)
    intents = Matching(old.intents, new.intents, byEach: intentKeys)
    enums = Matching(old.enums, new.enums, byEach: Self.keys([{ $0.title?.key }], moves))
    objects = Matching(old.objects, new.objects, byEach: Self.keys([{ $0.title?.key }], moves))
  }

  /// Keys to pair elements by, the most reliable first. A key can read other facts in the old version than in
  /// the new.
  typealias Keys<Element> = [(old: (Element) -> String?, new: (Element) -> String?)]

  /// Matches by folder and name, then by unique name, by the keys for renames, by content, by the folder to
  /// which other declarations moved, and finally by file.
  private static func keys<Element: ComparedDeclaration>(
    _ renamed: [(Element) -> String?],
    _ moves: [String: String]
  ) -> Keys<Element> {
    let same: [(Element) -> String?] = [{ $0.key }, { $0.name }] + renamed + [{ $0.content }, { $0.name }]
    let moved: Keys<Element> = [
      (old: { element in moves[element.folder].map { Element.key(element.name, in: $0) } }, new: { $0.key })
    ]
    let last: [(Element) -> String?] = [{ $0.nameInFile }, { $0.name }]
    return same.map { ($0, $0) } + moved + last.map { ($0, $0) }
  }

  /// A folder is renamed if all of its declarations moved to the same new folder.
  private func folderMoves() -> [String: String] {
    var targets: [String: Set<String>] = [:]
    var origins: [String: Set<String>] = [:]
    func add(_ old: some ComparedDeclaration, _ new: some ComparedDeclaration) {
      targets[old.folder, default: []].insert(new.folder)
      origins[new.folder, default: []].insert(old.folder)
    }
    for (old, new) in intents.pairs { add(old, new) }
    for (old, new) in enums.pairs { add(old, new) }
    for (old, new) in objects.pairs { add(old, new) }
    var moves: [String: String] = [:]
    for (old, new) in targets {
      guard let target = new.first, new.count == 1, target != old, origins[target]?.count == 1 else {
        continue
      }
      moves[old] = target
    }
    return moves
  }
}
