/// What the enums, cases and object types of the old version are called in the new one. Each module has its own.
struct RenamedTypes {
  private var enums: [String: String] = [:]
  private var objects: [String: String] = [:]
  private var cases: [String: [String: String]] = [:]
  private let homes: TypeHomes

  init(
    _ enums: Matching<SchemaOutline.Enum>,
    _ objects: Matching<SchemaOutline.ObjectType>,
    homes: TypeHomes
  ) {
    self.homes = homes
    for (old, new) in enums.pairs {
      if old.name != new.name { self.enums[old.key] = new.name }
      for (oldCase, newCase) in Comparison.cases(old, new).pairs where oldCase.name != newCase.name {
        cases[old.key, default: [:]][oldCase.name] = newCase.name
      }
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

  /// A case of an enum of the old version as the new one calls it.
  func renamed(_ enumCase: String, of enumeration: String, in folder: String) -> String {
    cases[homes.enumKey(enumeration, from: folder)]?[enumCase] ?? enumCase
  }
}
