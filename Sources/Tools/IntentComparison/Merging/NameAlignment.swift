import IntentDefinition
import IntentFixes

/// Gives all versions the names of the result, so that an element added in one version can refer to an
/// element that the other version renamed. All names of a list change at once, so elements can swap names.
struct NameAlignment {
  private(set) var versions: VersionsOfValue
  private(set) var conflicts: [String] = []
  private(set) var collisions: [String] = []

  typealias Version = WritableKeyPath<VersionsOfValue, PropertyValue?>
  private static var all: [Version] { [\.base, \.ours, \.theirs, \.released] }

  private let isAncestor: Bool

  init(_ versions: VersionsOfValue, isAncestor: Bool = false) {
    self.isAncestor = isAncestor
    self.versions = versions
    for list in [.definition(.enums), .definition(.types), .definition(.intents)] as [DefinitionKey] {
      for (version, names) in names(in: versions[list], list) {
        self.versions[keyPath: version]?.rename(names, in: list)
      }
    }
    for (version, names) in partNames(of: .definition(.enums), [.enumeration(.values)]) {
      self.versions[keyPath: version]?.renameParts([.enumeration(.values)], of: .definition(.enums), names)
      let cases = byOwner(names, in: version, .definition(.enums))
      self.versions[keyPath: version]?.renameCases(cases)
    }
    for (version, names) in partNames(of: .definition(.types), [.type(.properties)]) {
      self.versions[keyPath: version]?.renameParts([.type(.properties)], of: .definition(.types), names)
      let properties = byOwner(names, in: version, .definition(.types))
      self.versions[keyPath: version]?.renameProperties(properties)
    }
    for (version, names) in partNames(of: .definition(.intents), [.intent(.parameters)]) {
      self.versions[keyPath: version]?.renameParts([.intent(.parameters)], of: .definition(.intents), names) {
        $0.renameParameters($1)
      }
    }
    let response: [DefinitionKey] = [.intent(.response), .response(.parameters)]
    for (version, names) in partNames(of: .definition(.intents), response) {
      self.versions[keyPath: version]?.renameParts(response, of: .definition(.intents), names) {
        $0.renameResponseParameters($1)
      }
    }
  }

  private func byOwner(
    _ names: [Int: NewNames],
    in version: Version,
    _ list: DefinitionKey
  ) -> [String: [String: String]] {
    guard let kind = ListForm.of(list) else { return [:] }
    let owners = versions[keyPath: version]?[list]?.elements ?? []
    return Dictionary(
      firsts: names.sorted { $0.key < $1.key }.map { (kind.name(of: owners[$0]), $1.references) }
    )
  }

  private mutating func partNames(
    of list: DefinitionKey,
    _ path: [DefinitionKey]
  ) -> [Version: [Int: NewNames]] {
    guard let kind = ListForm.of(list), let part = path.last else { return [:] }
    var result: [Version: [Int: NewNames]] = [:]
    for slot in ListMerge(versions[list], kind).slots where slot.isInAll {
      let parts = path.reduce(slot.versions) { $0[$1] }
      let owners: [Version: Int?] = Dictionary(firsts: zip(Self.all, slot.places.all))
      for (version, names) in names(in: parts, part, of: "\(kind.word) '\(slot.name)', ") {
        if let owner = owners[version] as? Int { result[version, default: [:]][owner] = names }
      }
    }
    return result
  }

  private mutating func names(
    in lists: VersionsOfValue,
    _ list: DefinitionKey,
    of owner: String = ""
  ) -> [Version: NewNames] {
    guard let kind = ListForm.of(list) else { return [:] }
    let slots = ListMerge(lists, kind).slots
    let names = slots.map { slot in Self.all.map { slot.versions[keyPath: $0].map(kind.name) } }
    guard names.contains(where: { Set($0.compactMap(\.self)).count > 1 }) else { return [:] }
    var common = CommonNames(names, isAncestor: isAncestor)
    conflicts += common.conflicts.map { "\(owner)\(kind.word) \($0)" }
    common.findCollisions(kind.word)
    collisions += common.collisions.map { "\(owner)\($0)" }
    var result: [Version: NewNames] = [:]
    for (index, slot) in slots.enumerated() {
      for (number, place) in slot.places.all.enumerated() {
        guard let place, let old = names[index][number] else { continue }
        result[Self.all[number], default: NewNames()]
          .rename(place, from: old, to: common.name(of: index, in: number))
      }
    }
    return result.filter { !$0.value.elements.isEmpty }
  }
}

struct CommonNames {
  /// In the ancestor, our version, their version, and the released version.
  private let names: [[String?]]
  /// `nil` for an element that some version lacks.
  private let common: [String?]
  private var replaced: Set<Int> = []
  private(set) var conflicts: [String] = []
  private(set) var collisions: [String] = []

  /// - Parameter isAncestor: Whether the result is the common ancestor of another merge, where an element
  ///   with two new names gets a third name.
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

  func name(of index: Int, in version: Int) -> String {
    let own = names[index][version] ?? ""
    if version == 3 {
      let current = common[index] ?? names[index][1] ?? names[index][2] ?? own
      return replaced.contains(index) ? current + NewNames.removed : current
    }
    return replaced.contains(index) ? own + NewNames.removed : common[index] ?? own
  }

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

/// The new names of a list's elements, and of the references to them.
struct NewNames {
  /// By position, because two elements with equal names may get different new names.
  var elements: [Int: String] = [:]
  var references: [String: String] = [:]

  /// Stands for a removed element's name that another element takes. No file can contain this character.
  static let removed = "\u{1}"
  static let removedByte: UInt8 = 1

  mutating func rename(_ place: Int, from old: String, to new: String) {
    guard old != new else { return }
    elements[place] = new
    if references[old] == nil { references[old] = new }
  }
}
