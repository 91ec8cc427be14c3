/// Gives all versions the names of the result, so that what one version adds refers to elements by the names that the
/// other gave them.
struct NameAlignment {
  private(set) var versions: VersionsOfValue
  /// The elements that both versions renamed in different ways.
  private(set) var conflicts: [String] = []

  typealias Version = WritableKeyPath<VersionsOfValue, PropertyValue?>
  private static var all: [Version] { [\.base, \.ours, \.theirs] }

  init(_ versions: VersionsOfValue) {
    self.versions = versions
    for (list, key) in [("INEnums", "EnumType"), ("INTypes", "ObjectType")] as [(PropertyValue.Key, String)] {
      let renames = renames(in: versions[list], list)
      for (version, names) in renames {
        self.versions[keyPath: version]?.rename(names, in: list)
        self.versions[keyPath: version]?.renameTypes(names, key)
      }
    }
    for (version, names) in partRenames(of: "INEnums", "INEnumValues") {
      self.versions[keyPath: version]?.renameParts("INEnumValues", of: "INEnums", names)
      self.versions[keyPath: version]?.renameCases(names)
    }
    for (version, names) in partRenames(of: "INIntents", "INIntentParameters") {
      self.versions[keyPath: version]?.renameParts("INIntentParameters", of: "INIntents", names) {
        $0.renameParameters($1)
      }
    }
  }

  /// The new names of the elements within the elements of a list, by version and the name of the owner.
  private mutating func partRenames(
    of list: PropertyValue.Key,
    _ part: PropertyValue.Key
  ) -> [Version: [String: [String: String]]] {
    guard let kind = ElementKind.of(list) else { return [:] }
    var result: [Version: [String: [String: String]]] = [:]
    for slot in ListMerge(versions[list], kind).slots where slot.isInAll {
      let renames = renames(in: slot.versions[part], part, of: "\(kind.word) '\(slot.name)', ")
      for (version, names) in renames {
        guard let owner = slot.versions[keyPath: version].map(kind.name) else { continue }
        if result[version]?[owner] == nil { result[version, default: [:]][owner] = names }
      }
    }
    return result
  }

  /// The new names of the elements of a list, by version and old name.
  private mutating func renames(
    in lists: VersionsOfValue,
    _ list: PropertyValue.Key,
    of owner: String = ""
  ) -> [Version: [String: String]] {
    guard let kind = ElementKind.of(list) else { return [:] }
    var result: [Version: [String: String]] = [:]
    var taken: [Version: Set<String>] = [:]
    for version in Self.all {
      taken[version] = Set((lists[keyPath: version]?.elements ?? []).map(kind.name))
    }
    for slot in ListMerge(lists, kind).slots where slot.isInAll {
      let names = Self.all.map { slot.versions[keyPath: $0].map(kind.name) ?? "" }
      guard Set(names).count > 1 else { continue }
      let name = names[1] == names[0] ? names[2] : names[1]
      for (version, old) in zip(Self.all, names) where old != name && taken[version]?.contains(name) == false
      {
        result[version, default: [:]][old] = name
      }
      if Set(names).count == 3 {
        conflicts.append(
          "\(owner)\(kind.word) '\(names[0])' is named '\(names[1])' here and '\(names[2])' there"
        )
      }
    }
    return result
  }
}

extension ListMerge.Slot {
  /// Whether all versions have the element.
  fileprivate var isInAll: Bool { versions.base != nil && versions.ours != nil && versions.theirs != nil }
}
