/// The meaning of one definition file, resolved and checked. All later steps work with it.
public struct DefinitionSchema: Sendable, Hashable {
  /// The file's base name, which is also the name of its `.strings` tables.
  public var name: String
  /// The custom intents in the file's order.
  public var intents: [Intent]
  /// The enums in the file's order.
  public var enums: [EnumSchema]
  /// The object types in the file's order.
  public var objects: [ObjectSchema]
  /// The names of the system intents that the file customises, for which no code is generated.
  public var systemIntents: [String]

  public init(
    name: String,
    intents: [Intent] = [],
    enums: [EnumSchema] = [],
    objects: [ObjectSchema] = [],
    systemIntents: [String] = []
  ) {
    self.name = name
    self.intents = intents
    self.enums = enums
    self.objects = objects
    self.systemIntents = systemIntents
  }
}
