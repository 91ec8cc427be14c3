/// The keys of one kind of dictionary by their names, by which the reader reads its entries.
struct KeyGroup<Key: FormatKey>: Sendable {
  /// In their usual order.
  let names: [String]
  private let keys: [String: Key]

  init(_ key: (Key) -> DefinitionKey) {
    names = Key.allCases.map { key($0).name }
    keys = Dictionary(uniqueKeysWithValues: zip(names, Key.allCases))
  }

  subscript(name: String) -> Key? { keys[name] }
}

/// The groups of the dictionaries that the reader reads.
enum KeyGroups {
  static let definition = KeyGroup(DefinitionKey.definition)
  static let intent = KeyGroup(DefinitionKey.intent)
  static let parameter = KeyGroup(DefinitionKey.parameter)
  static let arraySize = KeyGroup(DefinitionKey.arraySize)
  static let relationship = KeyGroup(DefinitionKey.relationship)
  static let dialog = KeyGroup(DefinitionKey.dialog)
  static let reason = KeyGroup(DefinitionKey.reason)
  static let combination = KeyGroup(DefinitionKey.combination)
  static let response = KeyGroup(DefinitionKey.response)
  static let responseCode = KeyGroup(DefinitionKey.responseCode)
  static let enumeration = KeyGroup(DefinitionKey.enumeration)
  static let enumCase = KeyGroup(DefinitionKey.enumCase)
  static let synonym = KeyGroup(DefinitionKey.synonym)
  static let type = KeyGroup(DefinitionKey.type)
  static let property = KeyGroup(DefinitionKey.property)
  static let parameterFields = FieldKeys(.parameter)
  static let responseFields = FieldKeys(.responseParameter)
  static let propertyFields = FieldKeys(.property)
}

/// The keys of a kind of field, and of its settings.
struct FieldKeys: Sendable {
  let own: KeyGroup<FieldKey>
  let metadata: KeyGroup<MetadataKey>

  init(_ owner: FieldOwner) {
    own = KeyGroup { .field(owner, $0) }
    metadata = KeyGroup { .metadata(owner, $0) }
  }
}
