import IntentComparison

/// The elements of a list in all versions, matched.
struct ListMerge {
  /// The versions of one element.
  struct Slot {
    var versions: VersionsOfValue
    /// Its indices in the lists.
    var places: Places
    /// Its name in the result.
    var name: String

    /// Whether both versions and the common ancestor have the element.
    var isInAll: Bool { versions.base != nil && versions.ours != nil && versions.theirs != nil }

    /// Whether the result has the element.
    var survives: Bool {
      guard versions.base != nil else { return true }
      return versions.ours != nil && (versions.theirs != nil || versions.ours != versions.base)
    }
  }

  /// The indices of an element in all lists.
  struct Places {
    var base: Int?
    var ours: Int?
    var theirs: Int?
    var released: Int?

    var all: [Int?] { [base, ours, theirs, released] }
  }

  var slots: [Slot] = []
  /// What else has changed in words: elements that get another number, and the order.
  var notes: [String] = []
  let kind: ElementKind
  /// Whether each element states its place in the list.
  private let countsPlaces: Bool
  /// Whether our order of the elements that both lists have is that of the ancestor.
  private let keepsOrder: Bool

  /// The highest number that was ever assigned.
  var highest: Int

  /// - Parameters:
  ///   - versions: The lists.
  ///   - kind: The kind of their elements.
  ///   - lastNumber: The highest number that the owners of the lists say was assigned.
  init(_ versions: VersionsOfValue, _ kind: ElementKind, lastNumber: Int = 0) {
    self.kind = kind
    highest = lastNumber
    var lists = [versions.base, versions.ours, versions.theirs].map { $0?.elements ?? [] }
    if let priority = kind.priority,
      lists.dropFirst().allSatisfy({ list in
        list.enumerated().allSatisfy { $1[priority]?.integer == $0 + 1 }
      })
    {
      countsPlaces = true
      for list in lists.indices {
        for index in lists[list].indices { lists[list][index][priority] = nil }
      }
    } else {
      countsPlaces = false
    }
    let (base, ours, theirs) = (lists[0], lists[1], lists[2])
    let ourPartners = Self.partners(of: base, in: ours, kind)
    let theirPartners = Self.partners(of: base, in: theirs, kind)
    let common = base.indices.filter { ourPartners[$0] != nil && theirPartners[$0] != nil }
    let ourOrder = common.sorted { (ourPartners[$0] ?? 0) < (ourPartners[$1] ?? 0) }
    let theirOrder = common.sorted { (theirPartners[$0] ?? 0) < (theirPartners[$1] ?? 0) }
    keepsOrder = ourOrder == common
    if kind.name != nil, !keepsOrder, theirOrder != common, theirOrder != ourOrder {
      notes.append("\(kind.word) order is different here and there; ours stays")
    }
    func add(_ index: Int?, _ our: Int?, _ their: Int?) {
      let versions = VersionsOfValue(
        base: index.map { base[$0] },
        ours: our.map { ours[$0] },
        theirs: their.map { theirs[$0] }
      )
      let name = [versions.ours, versions.theirs, versions.base].lazy.compactMap(\.self).first.map(kind.name)
      let places = Places(base: index, ours: our, theirs: their)
      slots.append(Slot(versions: versions, places: places, name: name ?? ""))
    }
    for index in base.indices { add(index, ourPartners[index], theirPartners[index]) }
    let ourOwn = Set(ours.indices).subtracting(ourPartners.values).sorted()
    let theirOwn = Set(theirs.indices).subtracting(theirPartners.values).sorted()
    let added = Matching(ourOwn, theirOwn, byEach: [kind.nameKeys(of: ours, in: theirs)])
    for (our, their) in added.pairs { add(nil, our, their) }
    for our in added.removed { add(nil, our, nil) }
    for their in added.added { add(nil, nil, their) }
    let released = versions.released?.elements ?? []
    findReleased(released, base)
    guard let number = kind.number else { return }
    let all = lists.flatMap(\.self) + released
    highest = all.lazy.compactMap { $0[number]?.integer }.reduce(highest, max)
  }

  /// The indices in a version of the elements of the ancestor.
  static func partners(
    of base: [PropertyValue],
    in version: [PropertyValue],
    _ kind: ElementKind
  ) -> [Int: Int] {
    let pairs = Matching(
      Array(base.indices),
      Array(version.indices),
      byEach: kind.identityKeys(of: base, in: version)
    ).pairs
    return Dictionary(pairs.map { ($0.old, $0.new) }) { first, _ in first }
  }

  // MARK: Order

  /// The elements in the order of the version that changed it, with each addition after the element that it followed.
  ///
  /// - Parameter merged: The merged elements, in the order of ``slots``; `nil` for removed ones.
  func inOrder(_ merged: [PropertyValue?]) -> [PropertyValue] {
    let there = slots.indices.filter { merged[$0] != nil }
    func order(_ place: (Slot) -> Int?) -> [Int] {
      there.filter { place(slots[$0]) != nil }.sorted { (place(slots[$0]) ?? 0) < (place(slots[$1]) ?? 0) }
    }
    let (ours, theirs) = (order(\.places.ours), order(\.places.theirs))
    let ordered = keepsOrder ? theirs : ours
    let known = Set(ordered)
    // The additions of the other version, by the elements that they follow.
    var additions: [Int?: [Int]] = [:]
    var previous: Int?
    for index in keepsOrder ? ours : theirs {
      if known.contains(index) { previous = index } else { additions[previous, default: []].append(index) }
    }
    var result: [Int] = []
    var pending = additions[nil] ?? []
    for index in ordered {
      // What is added here is before what is added there.
      if keepsOrder || slots[index].places.theirs != nil {
        result += pending
        pending = []
      }
      result.append(index)
      pending += additions[index] ?? []
    }
    return (result + pending).enumerated().compactMap { place, index in
      var element = merged[index]
      if countsPlaces, let priority = kind.priority { element?[priority] = .integer(place + 1) }
      return element
    }
  }
}
