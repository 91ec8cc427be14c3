import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Runs the rules about translations on each definition of a module, for `validate` and the language server.
package enum LocalisationCheck {
  /// - Parameters:
  ///   - locales: If empty, all languages with a table or an `.lproj` folder.
  ///   - unsaved: Texts that replace tables on disk.
  ///   - project: Finds the languages of the project around a definition.
  package static func check(
    _ module: ModuleSchema,
    _ generation: GenerationOptions = GenerationOptions(),
    locales: [String] = [],
    unsaved: UnsavedFiles = UnsavedFiles(),
    project: ProjectLanguages.ByDefinition? = nil
  ) -> FurtherFindings {
    let folders = TableFolders(ofDefinitions: module.files.map(\.definition.path), unsaved: unsaved)
    let found = module.files.map(\.definition).map { definition in
      let project = project?(definition.path)
      let tables = TableSearch(
        path: definition.path,
        name: definition.name,
        in: folders,
        builtBy: project?.builders ?? [:]
      )
      let localized = LocalisedDefinition(definition, tables, locales: locales, project: project)
      var findings = Findings(lints: [])
      for check in definitions { check.run(localized, &findings) }
      let diagnostics =
        tables.diagnostics + findings.diagnostics
        + TextsInAnotherBundle.check(definition, tables, generation)
      return (diagnostics, tables.sources)
    }
    return FurtherFindings(found.flatMap(\.0), found.flatMap(\.1))
  }

  static let definitions = TranslationRules.definitions + TranslatedPlaceholderRules.definitions
}

extension CompilerOptions {
  /// - Parameters:
  ///   - locales: If empty, all languages with tables.
  ///   - unsaved: Texts that replace tables on disk.
  ///   - project: Finds the languages of the project around a definition.
  package mutating func checkTranslations(
    in locales: [String] = [],
    unsaved: UnsavedFiles = UnsavedFiles(),
    project: ProjectLanguages.ByDefinition? = nil
  ) {
    furtherChecks.append { modules in
      let found = modules.map { module in
        let (schema, options) = (module.schema, module.options)
        return LocalisationCheck.check(schema, options, locales: locales, unsaved: unsaved, project: project)
      }
      return (found, FurtherFindings())
    }
  }
}

extension Rule {
  package static let localisationRules: [Rule] =
    LocalisationCheck.definitions.flatMap(\.rules) + [
      .unreadableTranslation, .tableInNoTarget, .unbuildableTable, .textsInAnotherBundle,
    ]
}

extension Rule {
  package static let unreadableTranslation = Rule(
    "unreadable-translation",
    .warning,
    "A translation table of a definition cannot be read"
  )
  static let duplicateString = Rule("duplicate-string", .lint, "A '.strings' table has the same key twice")
  package static let missingStringsTable = Rule(
    "missing-strings-table",
    .note,
    "There is no '.strings' table for a requested language",
    on: .other
  )
  package static let stringsRules: [Rule] = [.duplicateString, .missingStringsTable]
}
