import IntentSchema

/// The meaning of one definition file, resolved and checked. All later steps work with it.
package struct DefinitionSchema: Sendable {
  /// The file's base name, which is also the name of its `.strings` tables.
  package var name: String
  /// The custom intents in the file's order.
  package var intents: [Intent]
  /// The enums in the file's order.
  package var enums: [EnumSchema]
  /// The object types in the file's order.
  package var objects: [ObjectSchema]
  /// The names of the system intents that the file customises, for which no code is generated.
  package var systemIntents: [String]

  package init(
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
