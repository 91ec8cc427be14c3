/// Compares definitions with the tables of their texts in other languages.
public enum LocalisationCheck {
  /// Finds the tables beside each definition, and says what is wrong with them.
  ///
  /// - Parameters:
  ///   - module: The definitions.
  ///   - locales: The languages that are looked at, such as `de` and `pt-BR`; with none, all that have a table or
  ///     an `.lproj` folder.
  /// - Returns: What was found, definition by definition, and the texts of the tables.
  public static func check(
    _ module: ModuleSchema,
    locales: [String] = []
  ) -> (diagnostics: [Diagnostic], sources: [SourceText]) {
    var diagnostics: [Diagnostic] = []
    var sources: [SourceText] = []
    for definition in module.files.map(\.definition) {
      let tables = TableSearch(path: definition.path, name: definition.name)
      let localised = LocalisedDefinition(definition, tables, locales: locales)
      diagnostics += tables.diagnostics
      for rule in rules { diagnostics += rule(localised) }
      sources += tables.sources
    }
    return (diagnostics, sources)
  }

  private static let rules: [@Sendable (LocalisedDefinition) -> [Diagnostic]] = [
    UntranslatedDefinition.check, MissingTitleTranslation.check, MissingTranslation.check,
    TranslatedPlaceholder.check, StaleTranslation.check,
  ]
}

extension Rule {
  /// The rules on a definition's texts in other languages.
  static let localisationRules: [Rule] = [
    .unreadableTranslation, .untranslatedDefinition, .missingTitleTranslation, .missingTranslation,
    .translatedPlaceholder, .staleTranslation,
  ]
}
