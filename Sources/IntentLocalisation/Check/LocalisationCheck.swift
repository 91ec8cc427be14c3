import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Compares definitions with the tables of their texts in other languages.
package enum LocalisationCheck {
  /// Finds the tables beside each definition, and says what is wrong with them.
  ///
  /// - Parameters:
  ///   - module: The definitions.
  ///   - locales: The languages that are looked at, such as `de` and `pt-BR`; with none, all that have a table or
  ///     an `.lproj` folder.
  ///   - jobs: How many definitions are looked at at once.
  /// - Returns: What was found, definition by definition, and the texts of the tables.
  package static func check(
    _ module: ModuleSchema,
    locales: [String] = [],
    jobs: Int = 1
  ) -> (diagnostics: [Diagnostic], sources: [SourceText]) {
    let definitions = module.files.map(\.definition)
    let folders = TableFolders(ofDefinitions: definitions.map(\.path))
    let found = definitions.concurrentMap(jobs: jobs) { definition in
      let tables = TableSearch(path: definition.path, name: definition.name, in: folders)
      let localised = LocalisedDefinition(definition, tables, locales: locales)
      return (tables.diagnostics + rules.flatMap { $0(localised) }, tables.sources)
    }
    return (found.flatMap(\.0), found.flatMap(\.1))
  }

  private static let rules: [@Sendable (LocalisedDefinition) -> [Diagnostic]] = [
    UntranslatedDefinition.check, MissingTitleTranslation.check, MissingTranslation.check,
    TranslatedPlaceholder.check, StaleTranslation.check,
  ]
}

extension CompilerCall {
  /// Has the call compare the texts of definitions with their tables too.
  ///
  /// - Parameter locales: The languages whose tables are compared; with none, all that are there.
  package mutating func checkTranslations(in locales: [String] = []) {
    furtherCheck = { [jobs] module in LocalisationCheck.check(module, locales: locales, jobs: jobs) }
  }
}

extension Rule {
  /// The rules on a definition's texts in other languages.
  package static let localisationRules: [Rule] = [
    .unreadableTranslation, .untranslatedDefinition, .missingTitleTranslation, .missingTranslation,
    .translatedPlaceholder, .staleTranslation,
  ]
}
