import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let emptyDefinition = Rule(
    "empty-definition",
    .note,
    "A definition has no intents, enums or types"
  )
}

extension Validator {
  mutating func checkContent(of definition: Definition) {
    guard definition.intents.isEmpty, definition.enums.isEmpty, definition.types.isEmpty else { return }
    report(
      .emptyDefinition,
      "this definition has no intents, enums or types, so nothing is generated from it",
      in: DefinitionSite(definition, .definition)
    )
  }
}
