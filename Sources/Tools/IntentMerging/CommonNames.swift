/// The names that the elements of a list have in the result.
struct CommonNames {
  /// The names of each element: in the common ancestor, here, there, and in the released version.
  private let names: [[String?]]
  /// The name of each element that no version removed or added; `nil` for others.
  private let common: [String?]
  /// The removed elements whose names other elements take over.
  private var replaced: Set<Int> = []
  /// The elements that both versions renamed in different ways.
  private(set) var conflicts: [String] = []
  /// The names that two elements would have.
  private(set) var collisions: [String] = []

  /// - Parameters:
  ///   - names: The names of each element: in the common ancestor, here, there, and in the released version.
  ///   - isAncestor: Whether the result is the common ancestor of another merge. What got two other names has a third one
  ///     then.
  init(_ names: [[String?]], isAncestor: Bool) {
    self.names = names
    var conflicts: [String] = []
    common = names.map { names in
      guard let base = names[0], let our = names[1], let their = names[2] else { return nil }
      if our != base, their != base, our != their {
        conflicts.append("'\(base)' is named '\(our)' here and '\(their)' there")
        if isAncestor { return "\(our) or \(their)" }
      }
      return our == base ? their : our
    }
    self.conflicts = conflicts
  }

  /// The name of an element in a version, given that of the result.
  func name(of index: Int, in version: Int) -> String {
    let own = names[index][version] ?? ""
    if version == 3 {
      let current = common[index] ?? names[index][1] ?? names[index][2] ?? own
      return replaced.contains(index) ? current + NewNames.removed : current
    }
    return replaced.contains(index) ? own + NewNames.removed : common[index] ?? own
  }

  /// Finds the elements of a version that have the name that another element gets there.
  mutating func findCollisions(_ word: String) {
    var seen: Set<String> = []
    for version in 0..<3 {
      var renamed: [String: Int] = [:]
      for (index, name) in common.enumerated() {
        if let name, names[index][version] != name { renamed[name] = index }
      }
      for index in names.indices {
        guard let own = names[index][version], common[index] == nil || common[index] == own,
          let other = renamed[own]
        else { continue }
        if names[index][0] != nil, common[index] == nil {
          replaced.insert(index)
        } else if version > 0, names[index][3 - version] != own, seen.insert(own).inserted {
          let (here, there) = version == 2 ? ("here", "there") : ("there", "here")
          collisions.append(
            "\(word) '\(names[other][0] ?? "")' is named '\(own)' \(here), and another \(word) has this name \(there)"
          )
        }
      }
    }
  }
}
