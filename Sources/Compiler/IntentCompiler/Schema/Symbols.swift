import IntentDefinition

/// The names of the enums and object types of one call.
struct Symbols {
  /// In the order of the definitions, so that suggestions are deterministic.
  let enumNames: [String]
  /// In the order of the definitions.
  let objectNames: [String]
  private let enums: Set<String>
  private let objects: Set<String>

  init(_ definitions: [Definition]) {
    enumNames = definitions.flatMap { $0.enums.compactMap(\.name?.value) }
    objectNames = definitions.flatMap { $0.types.compactMap(\.name?.value) }
    enums = Set(enumNames)
    objects = Set(objectNames)
  }

  func hasEnum(_ name: String) -> Bool { enums.contains(name) }

  func hasObject(_ name: String) -> Bool { objects.contains(name) }
}
