import IntentDefinition
import IntentFixes

/// Merges a definition by meaning. List elements match by name, so both versions can add elements in the same
/// place. Unknown keys merge like all others.
struct ThreeWayMerge {
  private(set) var conflicts: [String] = []
  private(set) var notes: [String] = []
  private var place: [String] = []
  /// Conflicts become a value that no version contains.
  private let isAncestor: Bool

  init(isAncestor: Bool = false) { self.isAncestor = isAncestor }

  mutating func merged(
    _ versions: VersionsOfValue,
    _ key: DefinitionKey?,
    lastNumber: Int = 0
  ) -> PropertyValue? {
    if versions.ours == versions.theirs || versions.theirs == versions.base { return versions.ours }
    if versions.ours == versions.base { return versions.theirs }
    switch (versions.ours?.contents, versions.theirs?.contents) {
    // A condition is only meaningful as a whole.
    case (.dictionary, .dictionary) where key != .parameter(.relationship):
      return dictionary(versions, key)
    case (.array, .array):
      guard let key, let kind = ListForm.of(key) else { break }
      var list = ListMerge(versions, kind, lastNumber: lastNumber)
      conflicts += list.numberElements(isAncestor: isAncestor).map(sentence)
      notes += list.notes.map(sentence)
      return .array(list.inOrder(list.slots.map { merged($0, kind) }))
    default: break
    }
    guard let key else { return versions.ours }
    if case .field(_, .displayPriority) = key { return versions.ours }
    conflicts.append(sentence(ConflictWords.sentence(key, versions)))
    return isAncestor ? .contested : versions.ours
  }

  private mutating func dictionary(_ versions: VersionsOfValue, _ key: DefinitionKey?) -> PropertyValue {
    var versions = versions
    ToolVersion.settle(&versions)
    if let conflict = TypeConflict.settle(&versions, isAncestor: isAncestor) {
      conflicts.append(sentence(conflict))
    }
    let entries = [versions.base, versions.ours, versions.theirs].map { $0?.entries ?? [:] }
    var result: [DefinitionKey: PropertyValue] = [:]
    let keys = Set(entries.flatMap(\.keys)).sorted()
    let areCombinations = key == .intent(.combinations) || key == .intent(.managedCombinations)
    if areCombinations { CombinationKeys.align(&versions) }
    for key in keys where key.form != .lastTag {
      let isCombination = areCombinations && versions[key].ours != nil && versions[key].theirs != nil
      if isCombination { place.append("combination '\(key.name)'") }
      let last = ElementForm.of(key)?.lastNumber.map { versions[$0] }
      let stated = [last?.base, last?.ours, last?.theirs, last?.released].compactMap { $0??.integer }
      result[key] = merged(versions[key], key, lastNumber: stated.max() ?? 0)
      if isCombination { place.removeLast() }
    }
    if areCombinations {
      conflicts += CombinationKeys.choosePrimary(&result, versions, isAncestor).map(sentence)
    }
    for (list, form) in ElementForm.all {
      guard let list, let key = form.lastNumber, let number = form.number else { continue }
      let stated = [versions.ours, versions.theirs].compactMap { $0?[key]?.integer }
      guard !stated.isEmpty else { continue }
      let assigned = result[list]?.elements.compactMap { $0[number]?.integer } ?? []
      result[key] = .integer((stated + assigned).max() ?? 0)
    }
    return .dictionary(result)
  }

  private mutating func merged(_ slot: ListMerge.Slot, _ kind: ListForm) -> PropertyValue? {
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
    case (nil, _?, _?):
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

enum TypeConflict {
  private struct Keys {
    let types: [DefinitionKey]
    let namespaces: [DefinitionKey]
    let settings: DefinitionKey

    init(_ owner: FieldOwner) {
      types = [.field(owner, .type), .field(owner, .enumType), .field(owner, .objectType)]
      namespaces = [.field(owner, .enumTypeNamespace), .field(owner, .objectTypeNamespace)]
      settings = .field(owner, .metadata)
    }
  }

  private static let all = FieldOwner.allCases.map(Keys.init)

  /// If one version changed the type, and the other changed the type or its settings, keeps ours and returns
  /// the conflict. A common ancestor gets a marker instead, so neither side looks unchanged.
  static func settle(_ versions: inout VersionsOfValue, isAncestor: Bool) -> String? {
    let sides = [versions.ours, versions.theirs]
    guard let keys = all.first(where: { keys in sides.contains { $0?[keys.types[0]] != nil } }),
      let words = words(versions, keys)
    else { return nil }
    for key in keys.types + keys.namespaces + [keys.settings] {
      let value = isAncestor ? .contested : versions.ours?[key]
      versions.base?[key] = value
      versions.ours?[key] = value
      versions.theirs?[key] = value
    }
    return words
  }

  private static func words(_ versions: VersionsOfValue, _ keys: Keys) -> String? {
    func type(_ version: PropertyValue?) -> [PropertyValue?] { keys.types.map { version?[$0] } }
    let (base, ours, theirs) = (type(versions.base), type(versions.ours), type(versions.theirs))
    guard ours != theirs else { return nil }
    let settings = versions[keys.settings]
    if ours != base, theirs != base {
      let key = keys.types.first { versions[$0].ours != versions[$0].theirs } ?? keys.types[0]
      return ConflictWords.sentence(key, versions[key])
    }
    guard settings.ours != settings.theirs else { return nil }
    if theirs == base, settings.theirs != settings.base {
      return "type is changed here, and settings of the old type there"
    }
    if ours == base, settings.ours != settings.base {
      return "type is changed there, and settings of the old type here"
    }
    return nil
  }
}

/// The newer tool wins.
enum ToolVersion {
  private static let version: DefinitionKey = .definition(.toolsVersion)
  private static let keys: [DefinitionKey] = [
    version, .definition(.toolsBuildVersion), .definition(.systemVersion),
  ]

  static func settle(_ versions: inout VersionsOfValue) {
    guard let ours = versions.ours?[version]?.string, let theirs = versions.theirs?[version]?.string else {
      return
    }
    let (our, their) = (numbers(ours), numbers(theirs))
    let isNewer = our.lexicographicallyPrecedes(their)
    for key in keys {
      let all = versions[key]
      guard all.ours != all.theirs, all.ours != all.base, all.theirs != all.base else { continue }
      if isNewer { versions.ours?[key] = all.theirs } else { versions.theirs?[key] = all.ours }
    }
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }
}

/// Keys of combinations list parameter names in any order.
enum CombinationKeys {
  /// Prefers the version that reordered the names; ours if both did.
  static func align(_ versions: inout VersionsOfValue) {
    let keys = [versions.base, versions.ours, versions.theirs].map(keysByNames)
    for names in Set(keys.flatMap(\.keys)) {
      let found = keys.map { $0[names] }
      guard !found.contains(where: { $0?.count ?? 1 > 1 }) else { continue }
      let (base, ours, theirs) = (found[0]?.first, found[1]?.first, found[2]?.first)
      guard let chosen = ours == base ? theirs ?? ours : ours ?? theirs else { continue }
      rename(base, to: chosen, in: &versions.base)
      rename(ours, to: chosen, in: &versions.ours)
      rename(theirs, to: chosen, in: &versions.theirs)
    }
  }

  private static func keysByNames(_ combinations: PropertyValue?) -> [[Substring]: [DefinitionKey]] {
    Dictionary(grouping: (combinations?.entries ?? [:]).keys) { key in
      key.name.split(separator: ",", omittingEmptySubsequences: false).sorted()
    }
  }

  private static func rename(
    _ old: DefinitionKey?,
    to new: DefinitionKey,
    in combinations: inout PropertyValue?
  ) {
    guard let old, old != new else { return }
    let combination = combinations?[old]
    combinations?[old] = nil
    combinations?[new] = combination
  }

  private static let isPrimary: DefinitionKey = .combination(.isPrimary)

  /// If the versions chose different primary combinations, keeps ours, or none for a common ancestor, and
  /// returns the conflict.
  static func choosePrimary(
    _ result: inout [DefinitionKey: PropertyValue],
    _ versions: VersionsOfValue,
    _ isAncestor: Bool
  ) -> [String] {
    func primary(_ combinations: [DefinitionKey: PropertyValue]) -> [DefinitionKey] {
      combinations.filter { $0.value[isPrimary] == .boolean(true) }.map(\.key)
    }
    let found = primary(result)
    let ours = primary(versions.ours?.entries ?? [:])
    let theirs = primary(versions.theirs?.entries ?? [:])
    guard found.count > 1, let our = ours.first, ours.count == 1, let their = theirs.first, theirs.count == 1
    else { return [] }
    for key in found where isAncestor || key != our { result[key]?[isPrimary] = .boolean(false) }
    return ["the primary combination is '\(our.name)' here and '\(their.name)' there"]
  }
}
