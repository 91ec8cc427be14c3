import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentSchema

/// One step of a walk over two versions: a pair, or an element of only one version.
package enum Step<Pair, Element> {
  case kept(Pair)
  case removed(Element)
  case added(Element)

  var pair: Pair? { if case .kept(let pair) = self { pair } else { nil } }

  func map<Other>(_ change: (Pair) -> Other) -> Step<Other, Element> {
    switch self {
    case .kept(let pair): .kept(change(pair))
    case .removed(let old): .removed(old)
    case .added(let new): .added(new)
    }
  }
}

/// Pairs the elements of two lists, and keeps the rest as removed or added.
package struct Matching<Element> {
  package typealias Pair = (old: Element, new: Element)

  /// The pairs and the single elements, in the order in which findings report them.
  private(set) var steps: [Step<Pair, Element>] = []
  package private(set) var pairs: [Pair] = []
  /// The elements of only the old version, in their order.
  package private(set) var removed: [Element] = []
  /// The elements of only the new version, in their order.
  package private(set) var added: [Element] = []

  /// Matches elements with equal keys that are unique among each version's remaining elements, in one pass
  /// per key. Pairs are in the new order.
  ///
  /// - Parameter keys: The most reliable key comes first. Each skips elements for which it returns `nil`.
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
    steps = pairs.map { .kept($0) } + removed.map { .removed($0) } + added.map { .added($0) }
  }

  /// Pairs each old element with its successor, in the old order. Several can have the same one.
  ///
  /// - Parameter successor: Its index in the new list.
  init(_ old: [Element], _ new: [Element], successor: (Element) -> Int?) {
    var taken: Set<Int> = []
    for element in old {
      if let index = successor(element) {
        taken.insert(index)
        pairs.append((element, new[index]))
        steps.append(.kept((element, new[index])))
      } else {
        removed.append(element)
        steps.append(.removed(element))
      }
    }
    added = new.indices.filter { !taken.contains($0) }.map { new[$0] }
    steps += added.map { .added($0) }
  }

  private static func unique(
    _ indices: [Int],
    in elements: [Element],
    _ key: (Element) -> String?
  ) -> [String: Int] {
    var indexByKey: [String: Int?] = [:]
    for index in indices {
      guard let key = key(elements[index]) else { continue }
      indexByKey.updateValue(indexByKey.keys.contains(key) ? nil : index, forKey: key)
    }
    return indexByKey.compactMapValues(\.self)
  }
}

extension Step: Sendable where Pair: Sendable, Element: Sendable {}
extension Matching: Sendable where Element: Sendable {}

extension Matching where Element: ComparedElement {
  var names: [String: String] {
    Dictionary(firsts: pairs.lazy.map { ($0.old.name, $0.new.name) })
  }

  /// The names of removed elements that other elements took over.
  var takenOver: Set<String> {
    guard !removed.isEmpty else { return [] }
    return Set(removed.map(\.name)).intersection(pairs.map(\.new.name) + added.map(\.name))
  }
}

extension Matching where Element: RenamableElement {
  /// The key for elements that were renamed as `intentc.json` says.
  static func formerNames(_ new: [Element]) -> (
    old: (Element) -> String?, new: (Element) -> String?
  ) {
    let names = Dictionary(firsts: new.lazy.flatMap { now in now.formerly.map { ($0, now.name) } })
    return (old: { names[$0.name] }, new: { $0.name })
  }
}

extension Matching where Element == Contract.Field {
  /// Matches by `formerly`, then by tag, type and text ID, even if another field took the name, then by name.
  /// A tag with a different type now belongs to another field.
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

extension Matching where Element: ComparedElement {
  /// The system finds the values of App Intents by name.
  static func named(_ old: [Element], _ new: [Element]) -> Matching { found(old, new, by: \.name) }

  fileprivate static func found(_ old: [Element], _ new: [Element], by key: (Element) -> String) -> Matching {
    let indices = Dictionary(firsts: new.enumerated().map { (key($1), $0) })
    return Matching(old, new) { indices[key($0)] }
  }
}

extension Contract.Field {
  fileprivate var kind: String { type?.kind.rawValue ?? "" }

  /// The name of its enum, object type or dimension.
  var typeName: String? { type.flatMap { TypeFacts($0).name } }
}

extension Matching where Element == Contract.ValueType.Case {
  /// The system finds a case of an App Intent's enum by its raw value.
  static func rawValues(_ old: [Element], _ new: [Element]) -> Matching { found(old, new, by: \.rawName) }
}
