import IntentSchema

/// The enums and object types of the old version that are used in stored values, by their keys.
///
/// Removed or retyped fields do not count: they are reported separately.
struct UsedTypes {
  /// The enums that are types of parameters. The system stores their indices.
  private(set) var parameterEnums: Set<String> = []
  /// The enums of parameters, and of properties of objects in parameters.
  private(set) var storedEnums: Set<String> = []
  /// The object types of parameters, and of properties of objects in parameters.
  private(set) var storedObjects: Set<String> = []

  init(
    _ intents: [IntentPair],
    _ objects: Matching<ComparedSchema.ObjectType>,
    _ types: PairedTypes,
    homes: TypeHomes
  ) {
    func kept<Field: ComparedField>(_ fields: Matching<Field>, in folders: PairedTypes.Folders) -> [(
      String, ParameterType
    )] {
      fields.pairs.filter { types.isSame($0.old.type, $0.new.type, in: folders) }.map {
        (folders.old, $0.old.type)
      }
    }
    let properties = Dictionary(
      objects.pairs.map { old, new in
        (old.key, kept(Comparison.fields(old.properties, new.properties), in: (old.folder, new.folder)))
      },
      uniquingKeysWith: +
    )
    var pending = intents.flatMap { kept($0.parameters, in: $0.folders) }
    parameterEnums = Set(
      pending.compactMap { folder, type in type.enumName.map { homes.enumKey($0, from: folder) } }
    )
    while let (folder, type) = pending.popLast() {
      if let name = type.enumName { storedEnums.insert(homes.enumKey(name, from: folder)) }
      guard let name = type.objectName else { continue }
      let key = homes.objectKey(name, from: folder)
      guard storedObjects.insert(key).inserted else { continue }
      pending += properties[key] ?? []
    }
  }
}
