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
    // As strings, canonically equivalent names are equal, too.
    if name.utf8.allSatisfy({ $0 < 0x80 }), let known = Self.known[name] {
      self = known
    } else {
      self = .other(Array(name.utf8))
    }
  }

  package var name: String {
    if case .other(let bytes) = self { return String(decoding: bytes, as: UTF8.self) }
    let (prefix, key) = parts
    return prefix + (key?.suffix ?? "")
  }

  package var form: KeyForm { parts.key?.form ?? .scalar }

  /// The prefix of the keys in its dictionary, and the key without the prefix.
  private var parts: (prefix: String, key: (any FormatKey)?) {
    switch self {
    case .definition(let key): ("IN", key)
    case .intent(let key): ("INIntent", key)
    case .parameter(let key): ("INIntentParameter", key)
    case .field(let owner, let key): (owner.prefix, key)
    case .metadata(let owner, let key): (owner.prefix + "Metadata", key)
    case .arraySize(let key): ("INIntentParameterArraySize", key)
    case .relationship(let key): ("INIntentParameterRelationship", key)
    case .dialog(let key): ("INIntentParameterPromptDialog", key)
    case .reason(let key): ("INIntentParameterUnsupportedReason", key)
    case .combination(let key): ("INIntentParameterCombination", key)
    case .response(let key): ("INIntentResponse", key)
    case .responseCode(let key): ("INIntentResponseCode", key)
    case .enumeration(let key): ("INEnum", key)
    case .enumCase(let key): ("INEnumValue", key)
    case .synonym(let key): ("INEnumValueSynonym", key)
    case .type(let key): ("INType", key)
    case .property(let key): ("INTypeProperty", key)
    case .other: ("", nil)
    }
  }

  /// The key of a text's ID: `XID` for `X`.
  package var id: DefinitionKey { DefinitionKey(name + "ID") }

  /// A number that Apple's compiler adds to intents.
  package static var hash: DefinitionKey { .other(Array("INIntentHash".utf8)) }
  /// A key in the dictionaries of file types.
  package static var fileType: DefinitionKey { .other(Array("UTI".utf8)) }
  /// A key in the dictionaries of currency codes.
  package static var currencyCode: DefinitionKey { .other(Array("CurrencyCode".utf8)) }

  private static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// All keys of the format.
  package static let all: [DefinitionKey] = ElementForm.containers.flatMap { ElementForm.keys(in: $0) }
}

extension DefinitionKey: Comparable {
  /// Sorts keys by name, as files do.
  package static func < (left: DefinitionKey, right: DefinitionKey) -> Bool {
    left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}

/// The elements with a ``Definition/Field``, which share its keys.
package enum FieldOwner: Sendable, Hashable, CaseIterable {
  case parameter, responseParameter, property

  fileprivate var prefix: String {
    switch self {
    case .parameter: "INIntentParameter"
    case .responseParameter: "INIntentResponseParameter"
    case .property: "INTypeProperty"
    }
  }
}
