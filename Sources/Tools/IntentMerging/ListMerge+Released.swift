import IntentComparison

extension ListMerge {
  /// Finds the released version of each element.
  ///
  /// The elements of the ancestor are found first. Others were released from a branch, and can have another name since.
  mutating func findReleased(_ released: [PropertyValue], _ base: [PropertyValue]) {
    guard !released.isEmpty else { return }
    for (index, place) in Self.partners(of: base, in: released, kind) { slots[index].places.released = place }
    let versions: [KeyPath<VersionsOfValue, PropertyValue?>] = [\.ours, \.theirs]
    let keys = versions.map { version in
      kind.sureKeys(of: slots.map { $0.versions[keyPath: version] ?? .empty }, in: released)
    }
    // What identifies an element best counts first, whichever version has it.
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
