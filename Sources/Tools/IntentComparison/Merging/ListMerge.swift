import IntentDefinition
import IntentFixes

/// Merges a list of dictionaries: pairs the elements of all versions, then decides which survive, their order
/// and their numbers.
struct ListMerge {
  /// An element in each version that contains it.
  struct Slot {
    var versions: VersionsOfValue
    var places: Places
    var name: String

    var isInAll: Bool { versions.base != nil && versions.ours != nil && versions.theirs != nil }

    var survives: Bool {
      guard versions.base != nil else { return true }
      return versions.ours != nil && (versions.theirs != nil || versions.ours != versions.base)
    }
  }

  struct Places {
    var base: Int?
    var ours: Int?
    var theirs: Int?
    var released: Int?

    var all: [Int?] { [base, ours, theirs, released] }
  }

  var slots: [Slot] = []
  var notes: [String] = []
  let kind: ListForm
  private let countsPlaces: Bool
  private let keepsOrder: Bool

  var highest: Int

  init(_ versions: VersionsOfValue, _ kind: ListForm, lastNumber: Int = 0) {
    self.kind = kind
    highest = lastNumber
    var lists = [versions.base, versions.ours, versions.theirs].map { $0?.elements ?? [] }
    if let place = kind.form?.place,
      lists.dropFirst().allSatisfy({ list in
        list.enumerated().allSatisfy { $1[place]?.integer == $0 + 1 }
      })
    {
      countsPlaces = true
      for list in lists.indices {
        for index in lists[list].indices { lists[list][index][place] = nil }
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

  static func partners(
    of base: [PropertyValue],
    in version: [PropertyValue],
    _ kind: ListForm
  ) -> [Int: Int] {
    let pairs = Matching(
      Array(base.indices),
      Array(version.indices),
      byEach: kind.identityKeys(of: base, in: version)
    ).pairs
    return Dictionary(pairs.map { ($0.old, $0.new) }) { first, _ in first }
  }

  // MARK: Order

  /// Uses the order of the version that changed the order. Each addition follows the same element as in its
  /// version. In `merged`, `nil` stands for a removed slot.
  func inOrder(_ merged: [PropertyValue?]) -> [PropertyValue] {
    let there = slots.indices.filter { merged[$0] != nil }
    func order(_ place: (Slot) -> Int?) -> [Int] {
      there.filter { place(slots[$0]) != nil }.sorted { (place(slots[$0]) ?? 0) < (place(slots[$1]) ?? 0) }
    }
    let (ours, theirs) = (order(\.places.ours), order(\.places.theirs))
    let ordered = keepsOrder ? theirs : ours
    let known = Set(ordered)
    var additions: [Int?: [Int]] = [:]
    var previous: Int?
    for index in keepsOrder ? ours : theirs {
      if known.contains(index) { previous = index } else { additions[previous, default: []].append(index) }
    }
    var result: [Int] = []
    var pending = additions[nil] ?? []
    for index in ordered {
      // Our additions precede theirs.
      if keepsOrder || slots[index].places.theirs != nil {
        result += pending
        pending = []
      }
      result.append(index)
      pending += additions[index] ?? []
    }
    return (result + pending).enumerated().compactMap { place, index in
      var element = merged[index]
      if countsPlaces, let key = kind.form?.place { element?[key] = .integer(place + 1) }
      return element
    }
  }
}

extension ListMerge {
  /// The ancestor's elements come first; others were released from a branch, maybe under another name.
  mutating func findReleased(_ released: [PropertyValue], _ base: [PropertyValue]) {
    guard !released.isEmpty else { return }
    for (index, place) in Self.partners(of: base, in: released, kind) { slots[index].places.released = place }
    let versions: [KeyPath<VersionsOfValue, PropertyValue?>] = [\.ours, \.theirs]
    let keys = versions.map { version in
      kind.sureKeys(of: slots.map { $0.versions[keyPath: version] ?? .empty }, in: released)
    }
    // The most reliable keys take precedence, no matter which version supplies them.
    for level in keys[0].indices {
      for (version, keys) in zip(versions, keys) {
        let taken = Set(slots.compactMap(\.places.released))
        let pairs = Matching(
          slots.indices.filter {
            slots[$0].places.released == nil && slots[$0].versions[keyPath: version] != nil
          },
          released.indices.filter { !taken.contains($0) },
          byEach: [keys[level]]
        ).pairs
        for pair in pairs { slots[pair.old].places.released = pair.new }
      }
    }
    for index in slots.indices {
      slots[index].versions.released = slots[index].places.released.map { released[$0] }
    }
  }
}

extension ListMerge {
  /// Returns conflicts: elements with two different new numbers.
  ///
  /// - Parameter isAncestor: Whether the result is the common ancestor of another merge, where such an
  ///   element gets no number.
  mutating func numberElements(isAncestor: Bool = false) -> [String] {
    guard let key = kind.number else { return [] }
    var conflicts: [String] = []
    var owners: [Int: Int] = [:]
    var numbers = slots.indices.map { number(slots[$0].versions.ours ?? slots[$0].versions.theirs) }
    for index in slots.indices {
      let versions = slots[index].versions
      guard let ours = versions.ours, let theirs = versions.theirs else { continue }
      let (base, our, their) = (versions.base.map(number), number(ours), number(theirs))
      if our == their { continue }
      if let base {
        if our == base { numbers[index] = their }
        guard our != base, their != base else { continue }
        conflicts.append("\(kind.numberWord) of \(words(index)) is \(our) here and \(their) there")
        if isAncestor { numbers[index] = 0 }
      } else if let released = versions.released, number(released) == their {
        numbers[index] = their
      }
    }
    let ranks = slots.indices.map { rank($0, numbers[$0]) }
    // The version that removed an element may reuse its number.
    for index in slots.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) })
    where numbers[index] != 0 && slots[index].survives {
      let versions = slots[index].versions
      let taken = numbers[index]
      if let owner = owners[taken], isAssigned(index, taken),
        number(slots[owner].versions[keyPath: assigner(of: index, taken)]) != taken
      {
        let others = [number(versions.theirs), number(versions.ours)]
        if let other = others.first(where: { $0 != 0 && owners[$0] == nil }) {
          numbers[index] = other
        } else if highest < .max {
          highest += 1
          numbers[index] = highest
        } else {
          // The validator will report the duplicate.
          continue
        }
        notes.append(
          "\(kind.numberWord) of \(words(index)) is now \(numbers[index]), because \(words(owner)) has \(taken)"
        )
      }
      owners[numbers[index]] = owners[numbers[index]] ?? index
    }
    for index in slots.indices where numbers[index] != 0 {
      let versions = slots[index].versions
      // Otherwise a removed element looks edited.
      if versions.base != nil, !slots[index].isInAll { continue }
      let number = PropertyValue.integer(numbers[index])
      if versions.base != nil { slots[index].versions.base?[key] = number }
      if versions.ours != nil { slots[index].versions.ours?[key] = number }
      if versions.theirs != nil { slots[index].versions.theirs?[key] = number }
    }
    return conflicts
  }

  private func number(_ value: PropertyValue?) -> Int {
    kind.number.flatMap { value?[$0]?.integer } ?? 0
  }

  /// The lowest rank keeps the number.
  private func rank(_ index: Int, _ assigned: Int) -> Int {
    let versions = slots[index].versions
    if let released = versions.released, number(released) == assigned { return 0 }
    guard isAssigned(index, assigned) else { return 1 }
    let isOurs = assigner(of: index, assigned) == \.ours
    if versions.base != nil { return isOurs ? 2 : 5 }
    if versions.ours != nil, versions.theirs != nil { return 3 }
    return isOurs ? 4 : 6
  }

  private func isAssigned(_ index: Int, _ assigned: Int) -> Bool {
    let slot = slots[index]
    return slot.versions.base == nil || slot.isInAll && number(slot.versions.base) != assigned
  }

  /// Ours if both versions assigned the number.
  private func assigner(of index: Int, _ assigned: Int) -> KeyPath<VersionsOfValue, PropertyValue?> {
    let versions = slots[index].versions
    let isOurs = versions.base == nil ? versions.ours != nil : number(versions.ours) == assigned
    return isOurs ? \.ours : \.theirs
  }

  private func words(_ index: Int) -> String { "\(kind.word) '\(slots[index].name)'" }
}
