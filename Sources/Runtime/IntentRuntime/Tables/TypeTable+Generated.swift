extension TypeTable {
  /// Adds the types that a Swift type refers to: a generated enum, or a generated object and all types that
  /// its properties refer to.
  ///
  /// No table uses the table of another type while it is created, so circular references are safe.
  mutating func insert(_ type: any ParameterValueConvertible.Type) {
    var pending = [type]
    while let type = pending.popLast() {
      if let type = type as? any GeneratedEnum.Type {
        insertEnum(type)
      } else if let type = type as? any GeneratedObject.Type {
        pending.append(contentsOf: insertObject(type))
      }
    }
  }

  private mutating func insertEnum<Enum: GeneratedEnum>(_ type: Enum.Type) {
    let schema = type.cases.schema
    enums[schema.name] = schema
  }

  private mutating func insertObject<Object: GeneratedObject>(
    _ type: Object.Type
  ) -> [any ParameterValueConvertible.Type] {
    let table = type.properties
    guard objects[table.name] == nil else { return [] }
    objects[table.name] = table.schema
    return table.elementTypes
  }
}
