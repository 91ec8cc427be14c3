import IntentDefinition

/// The parts of a module that can affect diagnostics about other modules and about the project.
package struct ModuleInterface: Equatable {
  private let names: ModuleNamesInUse
  private let intents: [String?]
  private let shared: [SharedRules.Name: Set<String>]

  package init(_ definitions: [Definition]) {
    names = ModuleNamesInUse(definitions)
    intents = definitions.flatMap(\.intents).map { $0.name?.value }
    shared = SharedRules.parts(of: definitions)
  }

  /// Ignores references to names that were already missing in `old`.
  package func isComplete(since old: ModuleInterface?) -> Bool {
    names.missing.isSubset(of: old?.names.missing ?? [])
  }
}
