/// The enums and object types that parameters and properties refer to, by their names in the definition.
public struct TypeTable: Sendable, Hashable {
  /// Enums by name.
  public var enums: [String: EnumSchema]
  /// Object types by name.
  public var objects: [String: ObjectSchema]

  public init(enums: [String: EnumSchema] = [:], objects: [String: ObjectSchema] = [:]) {
    self.enums = enums
    self.objects = objects
  }
}

extension TypeTable {
  /// Different tables rarely have the same sizes, so hashing the sizes is enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(enums.count)
    hasher.combine(objects.count)
  }
}
