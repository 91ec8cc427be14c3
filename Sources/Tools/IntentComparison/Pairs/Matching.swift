import IntentCompiler
import IntentConfigurations
import IntentSchema

/// Pairs the elements of two lists, and keeps the rest as removed or added.
package struct Matching<Element> {
  /// In the new order.
  package private(set) var pairs: [(old: Element, new: Element)] = []
  /// In the old order.
  package private(set) var removed: [Element] = []
  /// In the new order.
  package private(set) var added: [Element] = []

  /// Matches elements with equal keys that are unique among each version's remaining elements, in one pass
  /// per key.
  ///
  /// - Parameter keys: The most reliable key comes first. Each skips elements for which it returns `nil`.
  init(_ old: [Element], _ new: [Element], by keys: [(Element) -> String?]) {
    self.init(old, new, byEach: keys.map { ($0, $0) })
  }

  package init(
    _ old: [Element],
    _ new: [Element],
    byEach keys: [(old: (Element) -> String?, new: (Element) -> String?)]
  ) {
    var partners = [Int?](repeating: nil, count: new.count)
    var left = Array(old.indices)
    for key in keys where !left.isEmpty {
      let candidates = Self.unique(left, in: old, key.old)
      let open = new.indices.filter { partners[$0] == nil }
      for (key, index) in Self.unique(open, in: new, key.new) { partners[index] = candidates[key] }
      let taken = Set(partners.compactMap(\.self))
      left.removeAll(where: taken.contains)
    }
    for (index, partner) in partners.enumerated() {
      if let partner { pairs.append((old[partner], new[index])) } else { added.append(new[index]) }
    }
    removed = left.map { old[$0] }
  }

  private static func unique(
    _ indices: [Int],
    in elements: [Element],
    _ key: (Element) -> String?
  ) -> [String: Int] {
    var places: [String: Int?] = [:]
    for index in indices {
      guard let key = key(elements[index]) else { continue }
      places.updateValue(places.keys.contains(key) ? nil : index, forKey: key)
    }
    return places.compactMapValues(\.self)
  }
}

extension Matching: Sendable where Element: Sendable {}

extension Matching where Element: ComparedElement {
  var names: [String: String] {
    Dictionary(firsts: pairs.lazy.map { ($0.old.name, $0.new.name) })
  }

  var replaced: Set<String> {
    guard !removed.isEmpty else { return [] }
    return Set(removed.map(\.name)).intersection(pairs.map(\.new.name) + added.map(\.name))
  }
}

extension Matching where Element: RenamableElement {
  /// The key for elements whose earlier names `intentc.json` lists.
  fileprivate static func formerNames(_ new: [Element]) -> (
    old: (Element) -> String?, new: (Element) -> String?
  ) {
    let names = Dictionary(firsts: new.lazy.flatMap { now in now.formerly.map { ($0, now.name) } })
    return (old: { names[$0.name] }, new: { $0.name })
  }
}

extension Matching where Element == Contract.Field {
  /// Matches by `formerly`, then by tag, type and text ID, even if another field took the name, then by name. A
  /// tag with a different type now belongs to another field.
  static func fields(_ old: [Element], _ new: [Element]) -> Matching {
    func identity(_ field: Element) -> String? {
      guard field.tag != 0, let id = field.title?.key else { return nil }
      return "\(field.tag) \(field.kind) \(field.typeName ?? "") \(field.isArray) \(id)"
    }
    let keys: [(Element) -> String?] = [
      identity, { $0.name }, { $0.tag == 0 ? nil : "\($0.tag) \($0.kind) \($0.isArray)" },
      { field in field.title?.key.map { "\($0) \(field.kind) \(field.isArray)" } },
    ]
    return Matching(old, new, byEach: [formerNames(new)] + keys.map { ($0, $0) })
  }
}

extension Contract.Field {
  fileprivate var kind: String { type?.kind ?? "" }

  /// Of an enum, an object type or a dimension.
  var typeName: String? { type.flatMap { TypeFacts($0).name } }
}

extension Matching where Element == Contract.ValueType.Case {
  /// Matches by index and text ID, even if another case took the name, then by name, then by index and text.
  ///
  /// Cases with the same index and text ID don't match if both name and text changed, and either the new case
  /// took an old name or text, or another new case took the old case's name or text. Choices stored by index
  /// then mean something else.
  static func cases(_ old: Contract.ValueType, _ new: Contract.ValueType) -> Matching {
    func label(_ enumCase: Contract.ValueType.Case) -> LocalizedText? {
      enumCase.title.flatMap { $0.key == nil && $0.text.isEmpty ? nil : $0 }
    }
    func identity(_ enumCase: Contract.ValueType.Case) -> String? {
      label(enumCase)?.key.map { "\(enumCase.index) \($0)" }
    }
    let before = Dictionary(
      firsts: old.cases.lazy.compactMap { enumCase in identity(enumCase).map { ($0, enumCase) } }
    )
    func words(_ cases: [Element]) -> (names: Set<String>, texts: Set<String>) {
      (Set(cases.map(\.name)), Set(cases.map(\.shownText).filter { !$0.isEmpty }))
    }
    let (oldWords, newWords) = (words(old.cases), words(new.cases))
    func moved(_ enumCase: Element, _ words: (names: Set<String>, texts: Set<String>)) -> Bool {
      words.names.contains(enumCase.name) || words.texts.contains(enumCase.shownText)
    }
    func labelled(_ enumCase: Contract.ValueType.Case) -> String? {
      label(enumCase).map { "\(enumCase.index) \($0.text)" }
    }
    return Matching(
      old.cases,
      new.cases,
      byEach: [
        formerNames(new.cases),
        (
          old: identity,
          new: { enumCase in
            guard let key = identity(enumCase), let former = before[key],
              former.hasOtherWords(than: enumCase),
              moved(enumCase, oldWords) || moved(former, newWords)
            else { return identity(enumCase) }
            return nil
          }
        ),
        (old: { $0.name }, new: { $0.name }),
        (old: labelled, new: labelled),
      ]
    )
  }
}

extension Contract.ValueType.Case {
  func hasOtherWords(than other: Self) -> Bool {
    name != other.name && shownText != other.shownText
  }

  /// Without regard to capitals.
  fileprivate var shownText: String { title?.text.lowercased() ?? "" }
}

/// Pairs intents, enums and object types, also across folders. It pairs twice: if the first pass shows that a
/// folder was renamed, the second follows the move.
struct DeclarationPairing {
  private(set) var intents: Matching<Contract.Intent>
  private(set) var enums: Matching<Contract.ValueType>
  private(set) var objects: Matching<Contract.ValueType>
  private(set) var moves: [String: String] = [:]

  init(_ old: Contract, _ new: Contract) {
    intents = Matching(old.intents, new.intents, byEach: Self.intentKeys())
    enums = Matching(old.enums, new.enums, byEach: Self.typeKeys())
    objects = Matching(old.objects, new.objects, byEach: Self.typeKeys())
    moves = folderMoves()
    guard !moves.isEmpty else { return }
    intents = Matching(old.intents, new.intents, byEach: Self.intentKeys(moves))
    enums = Matching(old.enums, new.enums, byEach: Self.typeKeys(moves))
    objects = Matching(old.objects, new.objects, byEach: Self.typeKeys(moves))
  }

  /// Keys to pair elements by, the most reliable first. Each may differ between the old and the new version.
  typealias Keys<Element> = [(old: (Element) -> String?, new: (Element) -> String?)]

  static func intentKeys(_ moves: [String: String] = [:]) -> Keys<Contract.Intent> {
    keys([{ $0.className.value }, { $0.title?.key }], moves)
  }

  private static func typeKeys<Element: ComparedDeclaration>(_ moves: [String: String] = [:]) -> Keys<Element>
  {
    keys([{ $0.title?.key }], moves)
  }

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
