/// Merges two versions of a definition with a common ancestor, by meaning.
///
/// What only one version changed is taken from it. Elements of lists are matched by their names, so that two versions
/// can add elements in the same place. Keys that are not known are merged like all others.
struct ThreeWayMerge {
  /// What both versions changed in different ways; our value is in the result.
  private(set) var conflicts: [String] = []
  /// The elements that have another tag or index than in one of the versions.
  private(set) var notes: [String] = []
  /// The elements around the current value.
  private var place: [String] = []
  /// Whether the result is the common ancestor of another merge, in which a conflict is a value that no version has.
  private let isAncestor: Bool

  init(isAncestor: Bool = false) { self.isAncestor = isAncestor }

  /// Merges the versions of one value.
  ///
  /// - Parameters:
  ///   - versions: The versions.
  ///   - key: Its key; `nil` if it has none.
  ///   - lastNumber: The highest tag that was assigned in a list.
  mutating func merged(
    _ versions: VersionsOfValue,
    _ key: PropertyValue.Key?,
    lastNumber: Int = 0
  ) -> PropertyValue? {
    if versions.ours == versions.theirs || versions.theirs == versions.base { return versions.ours }
    if versions.ours == versions.base { return versions.theirs }
    switch (versions.ours, versions.theirs) {
    // A condition has a meaning only as a whole.
    case (.dictionary, .dictionary) where key != "INIntentParameterRelationship":
      return dictionary(versions, key)
    case (.array, .array):
      guard let key, let kind = ElementKind.of(key) else { break }
      var list = ListMerge(versions, kind, lastNumber: lastNumber)
      conflicts += list.numberElements(isAncestor: isAncestor).map(sentence)
      notes += list.notes.map(sentence)
      return .array(list.inOrder(list.slots.map { merged($0, kind) }))
    default: break
    }
    guard let key else { return versions.ours }
    guard !key.name.hasSuffix("DisplayPriority") else { return versions.ours }
    conflicts.append(sentence(ConflictWords.sentence(key, versions)))
    return isAncestor ? .contested : versions.ours
  }

  private mutating func dictionary(_ versions: VersionsOfValue, _ key: PropertyValue.Key?) -> PropertyValue {
    var versions = versions
    ToolVersion.settle(&versions)
    if let conflict = TypeConflict.settle(&versions, isAncestor: isAncestor) {
      conflicts.append(sentence(conflict))
    }
    let entries = [versions.base, versions.ours, versions.theirs].map { $0?.entries ?? [:] }
    var result: [PropertyValue.Key: PropertyValue] = [:]
    let keys = Set(entries.flatMap(\.keys)).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    let areCombinations = key?.name.hasSuffix("ParameterCombinations") ?? false
    if areCombinations { CombinationKeys.align(&versions) }
    for key in keys where !ElementKind.lastNumbers.contains(key) {
      let isCombination = areCombinations && versions[key].ours != nil && versions[key].theirs != nil
      if isCombination { place.append("combination '\(key.name)'") }
      let last = ElementKind.of(key)?.lastNumber.map { versions[$0] }
      let stated = [last?.base, last?.ours, last?.theirs, last?.released].compactMap { $0??.integer }
      result[key] = merged(versions[key], key, lastNumber: stated.max() ?? 0)
      if isCombination { place.removeLast() }
    }
    if areCombinations {
      conflicts += CombinationKeys.choosePrimary(&result, versions, isAncestor).map(sentence)
    }
    for (list, kind) in ElementKind.numbered {
      guard let key = kind.lastNumber, let number = kind.number else { continue }
      let stated = [versions.ours, versions.theirs].compactMap { $0?[key]?.integer }
      guard !stated.isEmpty else { continue }
      let assigned = result[list]?.elements.compactMap { $0[number]?.integer } ?? []
      result[key] = .integer((stated + assigned).max() ?? 0)
    }
    return .dictionary(result)
  }

  /// Merges the versions of one element; `nil` if it was removed.
  private mutating func merged(_ slot: ListMerge.Slot, _ kind: ElementKind) -> PropertyValue? {
    var versions = slot.versions
    let words = "\(kind.word) '\(slot.name)'"
    switch (versions.base, versions.ours, versions.theirs) {
    case (_?, nil, let theirs?):
      guard theirs != versions.base else { return nil }
      conflicts.append(sentence("\(words) is removed here and changed there"))
      return isAncestor ? theirs.withContest : nil
    case (_?, let ours?, nil):
      guard ours != versions.base else { return nil }
      conflicts.append(sentence("\(words) is changed here and removed there"))
      return isAncestor ? ours.withContest : ours
    case (nil, .dictionary?, .dictionary?):
      if let difference = kind.difference(versions) { conflicts.append(sentence("\(words) \(difference)")) }
      versions.base = .empty
    case (_, nil, _), (_, _, nil): return versions.ours ?? versions.theirs
    default: break
    }
    place.append(words)
    defer { place.removeLast() }
    return merged(versions, nil)
  }

  private func sentence(_ text: String) -> String {
    place.isEmpty ? text : "\(place.joined(separator: ", ")): \(text)"
  }
}
