/// Which enums and object types of the old version stand in something that is stored.
struct UsedTypes {
  /// The enums that a parameter has as its type. The system stores their indices.
  private(set) var parameterEnums: Set<String> = []
  /// The enums that stand in a parameter or in a property of an object that does.
  private(set) var storedEnums: Set<String> = []
  /// The object types whose objects parameters hold, themselves or in their properties.
  private(set) var storedObjects: Set<String> = []

  init(_ outline: SchemaOutline) {
    let objects = Dictionary(
      outline.objects.map { ($0.name, $0.properties.map(\.type)) },
      uniquingKeysWith: +
    )
    var pending = outline.intents.flatMap { $0.parameters.map(\.type) }
    parameterEnums = Set(pending.compactMap(\.enumName))
    while let type = pending.popLast() {
      if let name = type.enumName { storedEnums.insert(name) }
      guard let name = type.objectName, storedObjects.insert(name).inserted else { continue }
      pending += objects[name] ?? []
    }
  }
}
