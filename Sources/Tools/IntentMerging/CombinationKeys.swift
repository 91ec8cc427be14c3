/// The combinations of an intent's parameters, whose keys are the names of the parameters in any order.
enum CombinationKeys {
  /// Gives each combination the same key in all versions: that of the version that changed the order of the names,
  /// ours if both did.
  static func align(_ versions: inout VersionsOfValue) {
    let keys = [versions.base, versions.ours, versions.theirs].map(keysByNames)
    for names in Set(keys.flatMap(\.keys)) {
      let found = keys.map { $0[names] }
      // A version with two combinations of the same parameters keeps them.
      guard !found.contains(where: { $0?.count ?? 1 > 1 }) else { continue }
      let (base, ours, theirs) = (found[0]?.first, found[1]?.first, found[2]?.first)
      guard let chosen = ours == base ? theirs ?? ours : ours ?? theirs else { continue }
      rename(base, to: chosen, in: &versions.base)
      rename(ours, to: chosen, in: &versions.ours)
      rename(theirs, to: chosen, in: &versions.theirs)
    }
  }

  private static func keysByNames(_ combinations: PropertyValue?) -> [[Substring]: [PropertyValue.Key]] {
    Dictionary(grouping: (combinations?.entries ?? [:]).keys) { key in
      key.name.split(separator: ",", omittingEmptySubsequences: false).sorted()
    }
  }

  private static func rename(
    _ old: PropertyValue.Key?,
    to new: PropertyValue.Key,
    in combinations: inout PropertyValue?
  ) {
    guard let old, old != new else { return }
    let combination = combinations?[old]
    combinations?[old] = nil
    combinations?[new] = combination
  }

  private static let isPrimary: PropertyValue.Key = "INIntentParameterCombinationIsPrimary"

  /// Leaves one primary combination if each version has chosen another one, and none in a common ancestor.
  ///
  /// - Returns: The conflict in words.
  static func choosePrimary(
    _ result: inout [PropertyValue.Key: PropertyValue],
    _ versions: VersionsOfValue,
    _ isAncestor: Bool
  ) -> [String] {
    func primary(_ combinations: [PropertyValue.Key: PropertyValue]) -> [PropertyValue.Key] {
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
