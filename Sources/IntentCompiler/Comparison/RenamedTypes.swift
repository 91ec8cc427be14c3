/// What the enums and object types of the old version are called in the new one. Each module has its own.
struct RenamedTypes {
  private var enums: [String: String] = [:]
  private var objects: [String: String] = [:]
  private let homes: TypeHomes

  init(
    _ enums: Matching<SchemaOutline.Enum>,
    _ objects: Matching<SchemaOutline.ObjectType>,
    homes: TypeHomes
  ) {
    self.homes = homes
    for (old, new) in enums.pairs where old.name != new.name { self.enums[old.key] = new.name }
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

  /// Whether a type of the old version is the same in the new one, whatever it is called there.
  ///
  /// - Parameter folder: The folder of the module that refers to it in the old version.
  func isSame(_ old: OutlineType, _ new: OutlineType, in folder: String) -> Bool {
    old.kind == new.kind && renamed(old, in: folder) == new.name
  }
}
