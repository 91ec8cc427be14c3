/// Which enums and object types of the old version stand in something that is stored, by their keys.
struct UsedTypes {
  /// The enums that a parameter has as its type. The system stores their indices.
  private(set) var parameterEnums: Set<String> = []
  /// The enums that stand in a parameter or in a property of an object that does.
  private(set) var storedEnums: Set<String> = []
  /// The object types whose objects parameters hold, themselves or in their properties.
  private(set) var storedObjects: Set<String> = []

  init(_ outline: SchemaOutline, homes: TypeHomes) {
    let objects = Dictionary(
      outline.objects.map { object in (object.key, object.properties.map { (object.folder, $0.type) }) },
      uniquingKeysWith: +
    )
    var pending = outline.intents.flatMap { intent in intent.parameters.map { (intent.folder, $0.type) } }
    parameterEnums = Set(
      pending.compactMap { folder, type in type.enumName.map { homes.enumKey($0, from: folder) } }
    )
    while let (folder, type) = pending.popLast() {
      if let name = type.enumName { storedEnums.insert(homes.enumKey(name, from: folder)) }
      guard let name = type.objectName else { continue }
      let key = homes.objectKey(name, from: folder)
      guard storedObjects.insert(key).inserted else { continue }
      pending += objects[key] ?? []
    }
  }
}
