/// The format of one kind of dictionary: its keys, and their roles for the element.
///
/// The reader, `design` and completion find the keys here. The reader's `switch` gives each key its meaning.
package struct ElementForm: Sendable {
  /// The keys of the dictionary, in their usual order.
  package let keys: [DefinitionKey]
  let names: [String]
  /// Tells an element from the others in its list.
  package let name: DefinitionKey?
  package let number: DefinitionKey?
  /// A key in the owner's dictionary. Stores the largest number that any element of the list ever had.
  package let lastNumber: DefinitionKey?
  /// Stores an element's number in its list as shown, from 1.
  package let priority: DefinitionKey?

  private init(_ keys: [DefinitionKey], in owner: [DefinitionKey]) {
    self.keys = keys
    names = keys.map(\.name)
    name = keys.first { $0.form == .name || $0.form == .identity }
    number = keys.first { $0.form == .tag || $0.form == .index }
    lastNumber = number == nil ? nil : owner.first { $0.form == .lastTag }
    priority = keys.first { $0.form == .priority }
  }

  /// - Parameter container: The key of the dictionary or of its list; `nil` for the whole definition. For a
  ///   parameter combination, the key of the dictionary with all combinations.
  /// - Returns: `nil` if definitions have no such dictionary.
  package static func of(_ container: DefinitionKey?) -> ElementForm? { all[container] }

  package static let all: [DefinitionKey?: ElementForm] = {
    var forms: [DefinitionKey?: ElementForm] = [:]
    func add(_ container: DefinitionKey?, in owner: [DefinitionKey]) {
      let keys = keys(in: container)
      guard !keys.isEmpty else { return }
      forms[container] = ElementForm(keys, in: owner)
      for key in keys { add(key, in: keys) }
    }
    add(nil, in: [])
    return forms
  }()

  /// A container for each kind of dictionary.
  static let containers: [DefinitionKey?] = [
    nil, .definition(.intents), .definition(.enums), .definition(.types), .intent(.parameters),
    .intent(.combinations), .intent(.response), .field(.parameter, .metadata),
    .field(.responseParameter, .metadata), .field(.property, .metadata), .parameter(.arraySizes),
    .parameter(.relationship), .parameter(.promptDialogs), .parameter(.unsupportedReasons),
    .response(.codes), .response(.parameters), .enumeration(.values), .enumCase(.synonyms),
    .type(.properties),
  ]

  static func keys(in container: DefinitionKey?) -> [DefinitionKey] {
    func all<Key: FormatKey>(_ key: (Key) -> DefinitionKey) -> [DefinitionKey] { Key.allCases.map(key) }
    func fields(_ owner: FieldOwner) -> [DefinitionKey] { all { .field(owner, $0) } }
    return switch container {
    case nil: all(DefinitionKey.definition)
    case .definition(.intents): all(DefinitionKey.intent)
    case .definition(.enums): all(DefinitionKey.enumeration)
    case .definition(.types): all(DefinitionKey.type)
    case .intent(.parameters): fields(.parameter) + all(DefinitionKey.parameter)
    case .intent(.combinations), .intent(.managedCombinations): all(DefinitionKey.combination)
    case .intent(.response): all(DefinitionKey.response)
    case .field(let owner, .metadata): all { .metadata(owner, $0) }
    case .parameter(.arraySizes): all(DefinitionKey.arraySize)
    case .parameter(.relationship): all(DefinitionKey.relationship)
    case .parameter(.promptDialogs): all(DefinitionKey.dialog)
    case .parameter(.unsupportedReasons): all(DefinitionKey.reason)
    case .response(.codes): all(DefinitionKey.responseCode)
    case .response(.parameters): fields(.responseParameter)
    case .enumeration(.values): all(DefinitionKey.enumCase)
    case .enumCase(.synonyms): all(DefinitionKey.synonym)
    case .type(.properties): fields(.property) + all(DefinitionKey.property)
    default: []
    }
  }
}

/// The kind of a key's value, and the value's role for its element.
package enum KeyForm: Sendable {
  /// A string that names the element. Messages repeat it.
  case name
  /// A string that tells a nameless element from the others in its list.
  case identity
  /// A string that people read. Another key contains its ID.
  case text
  case string
  case flag
  /// A flag that files contain even if it is false.
  case writtenFlag
  /// A flag, written as the string `YES`.
  case wordFlag
  /// A flag, written as the integer 1.
  case numberFlag
  case integer
  /// The number of an element, which no other in its list ever had.
  case tag
  /// The number of an element, which files omit if it is zero.
  case index
  /// The largest tag that any element of a list in this dictionary ever had.
  case lastTag
  /// An element's number in its list as shown, from 1.
  case priority
  /// A string, a number, a Boolean or data.
  case scalar
  /// A scalar, or empty data for no bound.
  case bound
  case list
  case dictionary

  func canBe(_ kind: PropertyList.Kind) -> Bool {
    switch self {
    case .list: kind == .array
    case .dictionary: kind == .dictionary
    case .name, .identity, .text, .string: kind == .string
    case .flag, .writtenFlag, .wordFlag, .numberFlag, .integer, .tag, .index, .lastTag, .priority, .scalar,
      .bound:
      kind != .array && kind != .dictionary
    }
  }
}
