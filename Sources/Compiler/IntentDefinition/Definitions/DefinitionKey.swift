/// A key of a definition's dictionaries, by the dictionary that it belongs to.
///
/// Only ``init(_:)``, which reads a key, and ``name``, which writes it, know how files spell keys.
package enum DefinitionKey: Sendable, Hashable {
  case definition(RootKey)
  case intent(IntentKey)
  case parameter(ParameterKey)
  case field(FieldOwner, FieldKey)
  case metadata(FieldOwner, MetadataKey)
  case arraySize(ArraySizeKey)
  case relationship(RelationshipKey)
  case dialog(PromptDialogKey)
  case reason(UnsupportedReasonKey)
  case combination(CombinationKey)
  case response(ResponseKey)
  case responseCode(ResponseCodeKey)
  case enumeration(EnumKey)
  case enumCase(EnumCaseKey)
  case synonym(SynonymKey)
  case type(TypeKey)
  case property(PropertyKey)
  /// The bytes of any other key: of a combination, or of none that the format has.
  case other([UInt8])

  package init(_ name: String) {
    if let known = Self.known[name], known.name.utf8.elementsEqual(name.utf8) {
      self = known
    } else {
      self = .other(Array(name.utf8))
    }
  }

  package var name: String {
    switch self {
    case .definition(let key): DefinitionKeys.definition[key]
    case .intent(let key): DefinitionKeys.intent[key]
    case .parameter(let key): DefinitionKeys.parameter[key]
    case .field(let owner, let key): DefinitionKeys.fields(of: owner)[key]
    case .metadata(let owner, let key): DefinitionKeys.metadata(of: owner)[key]
    case .arraySize(let key): DefinitionKeys.arraySize[key]
    case .relationship(let key): DefinitionKeys.relationship[key]
    case .dialog(let key): DefinitionKeys.dialog[key]
    case .reason(let key): DefinitionKeys.reason[key]
    case .combination(let key): DefinitionKeys.combination[key]
    case .response(let key): DefinitionKeys.response[key]
    case .responseCode(let key): DefinitionKeys.responseCode[key]
    case .enumeration(let key): DefinitionKeys.enumeration[key]
    case .enumCase(let key): DefinitionKeys.enumCase[key]
    case .synonym(let key): DefinitionKeys.synonym[key]
    case .type(let key): DefinitionKeys.type[key]
    case .property(let key): DefinitionKeys.property[key]
    case .other(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }

  package var form: KeyForm {
    switch self {
    case .definition(let key): key.form
    case .intent(let key): key.form
    case .parameter(let key): key.form
    case .field(_, let key): key.form
    case .metadata(_, let key): key.form
    case .arraySize(let key): key.form
    case .relationship(let key): key.form
    case .dialog(let key): key.form
    case .reason(let key): key.form
    case .combination(let key): key.form
    case .response(let key): key.form
    case .responseCode(let key): key.form
    case .enumeration(let key): key.form
    case .enumCase(let key): key.form
    case .synonym(let key): key.form
    case .type(let key): key.form
    case .property(let key): key.form
    case .other: .scalar
    }
  }

  /// The key of a text's ID: `XID` for `X`.
  package var id: DefinitionKey { DefinitionKey(name + "ID") }

  private static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The keys of the format.
  static let all: [DefinitionKey] = {
    var keys: [DefinitionKey] = []
    keys += RootKey.allCases.map { .definition($0) }
    keys += IntentKey.allCases.map { .intent($0) }
    keys += ParameterKey.allCases.map { .parameter($0) }
    for owner in FieldOwner.allCases {
      keys += FieldKey.allCases.map { .field(owner, $0) }
      keys += MetadataKey.allCases.map { .metadata(owner, $0) }
    }
    keys += ArraySizeKey.allCases.map { .arraySize($0) }
    keys += RelationshipKey.allCases.map { .relationship($0) }
    keys += PromptDialogKey.allCases.map { .dialog($0) }
    keys += UnsupportedReasonKey.allCases.map { .reason($0) }
    keys += CombinationKey.allCases.map { .combination($0) }
    keys += ResponseKey.allCases.map { .response($0) }
    keys += ResponseCodeKey.allCases.map { .responseCode($0) }
    keys += EnumKey.allCases.map { .enumeration($0) }
    keys += EnumCaseKey.allCases.map { .enumCase($0) }
    keys += SynonymKey.allCases.map { .synonym($0) }
    keys += TypeKey.allCases.map { .type($0) }
    keys += PropertyKey.allCases.map { .property($0) }
    return keys
  }()
}

extension DefinitionKey: Comparable {
  /// The order in files.
  package static func < (left: DefinitionKey, right: DefinitionKey) -> Bool {
    left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}

/// The elements with a ``Definition/Field``, which share its keys.
package enum FieldOwner: Sendable, Hashable, CaseIterable {
  case parameter, responseParameter, property
}
