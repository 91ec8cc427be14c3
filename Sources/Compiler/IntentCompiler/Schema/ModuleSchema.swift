import IntentDefinition
import IntentSchema

package struct ModuleSchema: Sendable {
  /// A definition with its schema. Both list the same enums and types in the same order, so that each
  /// diagnostic finds its site. Only the definition contains system intents, so ``intentIndices`` has, for
  /// each intent of the schema, its index in the definition.
  package struct File: Sendable {
    package var definition: Definition
    package var schema: DefinitionSchema
    package var intentIndices: [Int]
    var unclearIntents: Set<Int>

    package func site(ofIntent index: Int) -> DefinitionSite {
      DefinitionSite(definition, .intent(intentIndices[index]))
    }

    package func site(ofEnum index: Int) -> DefinitionSite { DefinitionSite(definition, .enumeration(index)) }

    package func site(ofObject index: Int) -> DefinitionSite { DefinitionSite(definition, .object(index)) }
  }

  package var files: [File]
  var gaps = ModuleGaps()

  package init(files: [File] = []) {
    self.files = files
  }

  package var systemIntents: [String] { files.flatMap(\.schema.systemIntents) }

  package var intents: [(schema: ConfigurationSchema, definition: File)] {
    files.flatMap { file in file.schema.intents.map { ($0.configuration, file) } }
  }
}

package struct ModuleGaps: Sendable {
  var files = false
  var enums = false
  var types = false
  /// Whether some references are unreadable, so that a type may only seem unused.
  var uses = false

  init() {}

  init(_ definitions: [Definition], isComplete: Bool) {
    files = !isComplete
    enums = files || definitions.contains(where: \.gaps.enums)
    types = files || definitions.contains(where: \.gaps.types)
    uses = files || definitions.contains(where: \.gaps.uses)
  }

  func areInParts(of site: DefinitionSite) -> Bool {
    files || site.definition.gaps.areInParts(ofIntent: site.intent)
  }
}
