import IntentDefinition
import Testing

@testable import IntentDesign

struct DesignAttributeTests {
  /// A new key of the format needs a name here, or in a line of `DesignAttribute`.
  private static let unoffered: Set<DefinitionKey> = {
    var keys: Set<DefinitionKey> = [
      .intent(.phrasePronunciationHint), .intent(.phrasePronunciationHintID),
      .responseCode(.formatStringDictionary),
    ]
    for owner in FieldOwner.allCases {
      // 'type' sets these.
      let types: [FieldKey] = [
        .enumType, .enumTypeNamespace, .objectType, .objectTypeNamespace, .supportsMultipleValues,
      ]
      keys.formUnion(types.map { .field(owner, $0) })
      keys.formUnion([.metadata(owner, .range), .metadata(owner, .currencyCode)])
    }
    return keys
  }()

  @Test(arguments: ElementKind.allCases)
  func `'design' offers each value of an element`(kind: ElementKind) throws {
    let form = try #require(kind.form)
    let attributes = DesignAttribute.all(of: kind)
    let offered = Set(attributes.flatMap { $0.keys + $0.idKeys })
    let elements = Set(ElementKind.allCases.compactMap(\.container))
    let keys =
      form.keys
      + form.keys.flatMap { key -> [DefinitionKey] in
        if case .field(_, .metadata) = key { ElementForm.of(key)?.keys ?? [] } else { [] }
      }
    for key in keys where key != form.name && !offered.contains(key) && !elements.contains(key) {
      #expect(Self.unoffered.contains(key), "no attribute for '\(key.name)'")
    }
  }
}
