import IntentCompiler

/// Finds out which elements of two versions are the same.
struct Matching<Element> {
  /// The same element in both, in the new order.
  private(set) var pairs: [(old: Element, new: Element)] = []
  /// What only the old version has, in its order.
  private(set) var removed: [Element] = []
  /// What only the new version has, in its order.
  private(set) var added: [Element] = []

  /// Matches elements by one key after the other: those that have one key, and no others have it among what is
  /// left. Each key costs one pass.
  ///
  /// - Parameter keys: What elements are known by, the surest first; `nil` is not known by it.
  init(_ old: [Element], _ new: [Element], by keys: [(Element) -> String?]) {
    self.init(old, new, byEach: keys.map { ($0, $0) })
  }

  /// The same with keys that the two versions have each their own way of.
  init(
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

  /// The places of the elements whose key no other has.
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

extension Matching where Element: ComparedElement {
  /// What the elements of the old version that are still there are called in the new one.
  var names: [String: String] {
    Dictionary(firsts: pairs.lazy.map { ($0.old.name, $0.new.name) })
  }

  /// The names of those that are gone which others have now.
  var replaced: Set<String> {
    guard !removed.isEmpty else { return [] }
    return Set(removed.map(\.name)).intersection(pairs.map(\.new.name) + added.map(\.name))
  }
}
