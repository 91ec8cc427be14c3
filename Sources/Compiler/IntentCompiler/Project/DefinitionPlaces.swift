import IntentDefinition
import IntentDiagnostics

/// The places of definitions that `intentc.json` can name in words.
struct DefinitionPlaces {
  private var all: Set<DefinitionPlace> = []
  private let limit: Int

  /// - Parameter limit: The length of the longest place to look up.
  init(_ definitions: [Definition], limit: Int) {
    self.limit = limit
    for definition in definitions {
      for (index, intent) in definition.intents.enumerated() {
        insert(definition, [.intent(index)] + intent.parameters.indices.map { .parameter(index, $0) })
        guard let response = intent.response else { continue }
        insert(definition, [.response(index)])
        insert(definition, response.codes.indices.map { .responseCode(index, $0) })
        insert(definition, response.parameters.indices.map { .responseParameter(index, $0) })
      }
      for (index, enumeration) in definition.enums.enumerated() {
        insert(definition, [.enumeration(index)] + enumeration.cases.indices.map { .enumCase(index, $0) })
      }
      for (index, type) in definition.types.enumerated() {
        insert(definition, [.object(index)] + type.properties.indices.map { .property(index, $0) })
      }
    }
  }

  private mutating func insert(_ definition: Definition, _ elements: [DefinitionSite.Element]) {
    for element in elements {
      let path = DefinitionSite(definition, element).path()
      all.formUnion(DefinitionPlace.around(path, limit: limit))
    }
  }

  /// Whether a place is there. A place in keys counts as there, because it may lead to a single value.
  func contains(_ place: DefinitionPlace) -> Bool {
    place.text.utf8.contains(UInt8(ascii: "[")) || all.contains(place)
  }
}
