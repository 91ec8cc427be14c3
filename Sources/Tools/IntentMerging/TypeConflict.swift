/// The type of a parameter or property and its settings, such as its default, which are right only together.
enum TypeConflict {
  private struct Keys {
    /// The keys that say what the type is.
    let types: [PropertyValue.Key]
    let namespaces: [PropertyValue.Key]
    let settings: PropertyValue.Key

    init(_ prefix: String) {
      types = ["Type", "EnumType", "ObjectType"].map { PropertyValue.Key(prefix + $0) }
      namespaces = types.dropFirst().map { PropertyValue.Key($0.name + "Namespace") }
      settings = PropertyValue.Key(prefix + "Metadata")
    }
  }

  private static let all = ["INIntentParameter", "INIntentResponseParameter", "INTypeProperty"].map(Keys.init)

  /// Gives all versions our type and settings if one version changed the type, and the other the type too or the
  /// settings of the old one. In a common ancestor, they are those of no version.
  ///
  /// - Returns: The conflict in words; `nil` if there is none.
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
