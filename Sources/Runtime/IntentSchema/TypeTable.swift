/// The enums and object types that parameters and properties refer to, by their names in the definition.
public struct TypeTable: Sendable, Equatable {
  /// Enums by name.
  public var enums: [String: EnumSchema]
  /// Object types by name.
  public var objects: [String: ObjectSchema]

  public init(enums: [String: EnumSchema] = [:], objects: [String: ObjectSchema] = [:]) {
    self.enums = enums
    self.objects = objects
  }
}
