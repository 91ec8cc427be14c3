/// Matches the elements of two versions.
package struct Matching<Element> {
  /// The elements that are in both versions, in the new order.
  package private(set) var pairs: [(old: Element, new: Element)] = []
  /// The elements that only the old version has, in its order.
  package private(set) var removed: [Element] = []
  /// The elements that only the new version has, in its order.
  package private(set) var added: [Element] = []

  /// Matches elements by one key after another. A pair matches if its key is unique among the remaining
  /// elements of each version. Each key costs one pass.
  ///
  /// - Parameter keys: The keys, the most reliable first. An element whose key is `nil` is not matched by it.
  init(_ old: [Element], _ new: [Element], by keys: [(Element) -> String?]) {
    self.init(old, new, byEach: keys.map { ($0, $0) })
  }

  /// Matches elements with separate keys for each version.
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

  /// The indices of the elements with unique keys.
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
  /// The new names of the old elements that are still there.
  var names: [String: String] {
    Dictionary(firsts: pairs.lazy.map { ($0.old.name, $0.new.name) })
  }

  /// The names of removed elements that other elements have now.
  var replaced: Set<String> {
    guard !removed.isEmpty else { return [] }
    return Set(removed.map(\.name)).intersection(pairs.map(\.new.name) + added.map(\.name))
  }
}
