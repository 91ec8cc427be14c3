extension ListMerge {
  /// Gives elements to which the versions assigned the same number different ones.
  ///
  /// - Parameter isAncestor: Whether the result is the common ancestor of another merge. What got two other numbers has
  ///   none then.
  /// - Returns: Conflicts: elements that got two other numbers.
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
    // The number of a removed element is free for the version that removed it.
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
          // No number is left; the validator reports that two elements have the same.
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
      // A removed element is compared as it is.
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

  /// Whether an element keeps its number before others do.
  private func rank(_ index: Int, _ assigned: Int) -> Int {
    let versions = slots[index].versions
    if let released = versions.released, number(released) == assigned { return 0 }
    guard isAssigned(index, assigned) else { return 1 }
    let isOurs = assigner(of: index, assigned) == \.ours
    if versions.base != nil { return isOurs ? 2 : 5 }
    if versions.ours != nil, versions.theirs != nil { return 3 }
    return isOurs ? 4 : 6
  }

  /// Whether an element does not have its number from the common ancestor.
  private func isAssigned(_ index: Int, _ assigned: Int) -> Bool {
    let slot = slots[index]
    return slot.versions.base == nil || slot.isInAll && number(slot.versions.base) != assigned
  }

  /// The version that gave an element its number; ours if both did.
  private func assigner(of index: Int, _ assigned: Int) -> KeyPath<VersionsOfValue, PropertyValue?> {
    let versions = slots[index].versions
    let isOurs = versions.base == nil ? versions.ours != nil : number(versions.ours) == assigned
    return isOurs ? \.ours : \.theirs
  }

  private func words(_ index: Int) -> String { "\(kind.word) '\(slots[index].name)'" }
}
