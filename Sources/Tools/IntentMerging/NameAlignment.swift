import IntentComparison

/// Gives all versions the names of the result, so that what one version adds refers to elements by the names that the
/// other gave them.
///
/// All names of a list change at once: after a swap of two names, each reference is still to the same element.
struct NameAlignment {
  private(set) var versions: VersionsOfValue
  /// The elements that both versions renamed in different ways.
  private(set) var conflicts: [String] = []
  /// The names that two elements would have.
  private(set) var collisions: [String] = []

  typealias Version = WritableKeyPath<VersionsOfValue, PropertyValue?>
  private static var all: [Version] { [\.base, \.ours, \.theirs, \.released] }

  /// Whether the result is the common ancestor of another merge.
  private let isAncestor: Bool

  init(_ versions: VersionsOfValue, isAncestor: Bool = false) {
    self.isAncestor = isAncestor
    self.versions = versions
    for list in ["INEnums", "INTypes", "INIntents"] as [PropertyValue.Key] {
      for (version, names) in names(in: versions[list], list) {
        self.versions[keyPath: version]?.rename(names, in: list)
      }
    }
    for (version, names) in partNames(of: "INEnums", ["INEnumValues"]) {
      self.versions[keyPath: version]?.renameParts(["INEnumValues"], of: "INEnums", names)
      let cases = byOwner(names, in: version, "INEnums")
      self.versions[keyPath: version]?.renameCases(cases)
    }
    for (version, names) in partNames(of: "INTypes", ["INTypeProperties"]) {
      self.versions[keyPath: version]?.renameParts(["INTypeProperties"], of: "INTypes", names)
      let properties = byOwner(names, in: version, "INTypes")
      self.versions[keyPath: version]?.renameProperties(properties)
    }
    for (version, names) in partNames(of: "INIntents", ["INIntentParameters"]) {
      self.versions[keyPath: version]?.renameParts(["INIntentParameters"], of: "INIntents", names) {
        $0.renameParameters($1)
      }
    }
    let response: [PropertyValue.Key] = ["INIntentResponse", "INIntentResponseParameters"]
    for (version, names) in partNames(of: "INIntents", response) {
      self.versions[keyPath: version]?.renameParts(response, of: "INIntents", names) {
        $0.renameResponseParameters($1)
      }
    }
  }

  /// The new names of parts for references to them, by the name of their owner.
  private func byOwner(
    _ names: [Int: NewNames],
    in version: Version,
    _ list: PropertyValue.Key
  ) -> [String: [String: String]] {
    guard let kind = ElementKind.of(list) else { return [:] }
    let owners = versions[keyPath: version]?[list]?.elements ?? []
    return Dictionary(
      firsts: names.sorted { $0.key < $1.key }.map { (kind.name(of: owners[$0]), $1.references) }
    )
  }

  /// The new names of the elements within the elements of a list, by version and the place of the owner.
  private mutating func partNames(
    of list: PropertyValue.Key,
    _ path: [PropertyValue.Key]
  ) -> [Version: [Int: NewNames]] {
    guard let kind = ElementKind.of(list), let part = path.last else { return [:] }
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

  /// The new names of the elements of a list, by version.
  private mutating func names(
    in lists: VersionsOfValue,
    _ list: PropertyValue.Key,
    of owner: String = ""
  ) -> [Version: NewNames] {
    guard let kind = ElementKind.of(list) else { return [:] }
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
