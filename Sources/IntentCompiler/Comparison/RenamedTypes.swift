/// What the enums, cases and object types of the old version are called in the new one. Each module has its own.
struct RenamedTypes {
  private var enums: [String: String] = [:]
  private var objects: [String: String] = [:]
  private var cases: [String: [String: String]] = [:]
  /// The cases that are gone and whose names others have.
  private var replaced: [String: Set<String>] = [:]
  private let homes: TypeHomes

  init(
    _ enums: Matching<SchemaOutline.Enum>,
    _ objects: Matching<SchemaOutline.ObjectType>,
    homes: TypeHomes
  ) {
    self.homes = homes
    for (old, new) in enums.pairs {
      if old.name != new.name { self.enums[old.key] = new.name }
      let matching = Comparison.cases(old, new)
      cases[old.key] = matching.names
      replaced[old.key] = matching.replaced
    }
    for (old, new) in objects.pairs where old.name != new.name { self.objects[old.key] = new.name }
  }

  /// A type of the old version as the new one calls it.
  ///
  /// - Parameter folder: The folder of the module that refers to it.
  func renamed(_ type: OutlineType, in folder: String) -> String? {
    guard let name = type.name else { return nil }
    if type.enumName != nil { return enums[homes.enumKey(name, from: folder)] ?? name }
    if type.objectName != nil { return objects[homes.objectKey(name, from: folder)] ?? name }
    return name
  }

  /// A case of an enum of the old version as the new one calls it; `nil` where it is gone and another has its name.
  func renamed(_ enumCase: String, of enumeration: String, in folder: String) -> String? {
    let key = homes.enumKey(enumeration, from: folder)
    if replaced[key]?.contains(enumCase) == true { return nil }
    return cases[key]?[enumCase] ?? enumCase
  }
}
