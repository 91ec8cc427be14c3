/// The keys that say which tool saved a file, of which the newer ones count.
enum ToolVersion {
  private static let version: PropertyValue.Key = "INIntentDefinitionToolsVersion"
  private static let keys: [PropertyValue.Key] = [
    version, "INIntentDefinitionToolsBuildVersion", "INIntentDefinitionSystemVersion",
  ]

  /// Gives both versions the keys of the newer tool, and of two equal versions ours, if both changed them.
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
