import IntentDefinition

/// What other modules and the project see of a module.
package struct ModuleInterface: Equatable {
  private let names: ModuleNamesInUse
  private let intents: [String?]
  private let shared: [SharedNamespace.Name: Set<String>]
  private let textIDs: Set<String>

  package init(_ definitions: [Definition]) {
    names = ModuleNamesInUse(definitions)
    intents = definitions.flatMap(\.intents).map { $0.name?.value }
    shared = SharedNamespace.parts(of: definitions)
    var ids: Set<String> = []
    for definition in definitions {
      definition.forEachText { text in
        if let id = text.text.id { ids.insert(id.value) }
      }
    }
    textIDs = ids
  }

  /// Whether every reference resolves, except to names that an earlier version also missed.
  package func isComplete(since old: ModuleInterface?) -> Bool {
    names.missing.isSubset(of: old?.names.missing ?? [])
  }
}
