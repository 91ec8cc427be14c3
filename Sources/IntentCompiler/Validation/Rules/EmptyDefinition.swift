extension Rule {
  static let emptyDefinition = Rule(
    "empty-definition",
    .note,
    "A definition has no intents, enums or types",
    help: RuleHelp(
      meaning: "The file is a definition in which nothing is defined yet, as Xcode makes a new one.",
      consequence: "The Swift file that is generated from it declares nothing.",
      remedy: "Add an intent in Xcode, or take the file out.",
      example: """
        <key>INIntents</key>
        <array/>
        """
    )
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
