import IntentCompiler
import IntentDefinition
import IntentDiagnostics

extension Rule {
  static let untranslatedDefinition = Rule(
    "untranslated-definition",
    .warning,
    "A language has no table with the definition's texts"
  )

  static let misnamedTable = Rule(
    "misnamed-table",
    .warning,
    "Tables contain the texts of a definition, but have another name"
  )

  static let missingTitleTranslation = Rule(
    "missing-title-translation",
    .warning,
    "The title or description of an intent is not translated"
  )

  package static let missingTranslation = Rule(
    "missing-translation",
    .lint,
    "A text that people see is not translated"
  )

  package static let staleTranslation = Rule(
    "stale-translation",
    .lint,
    "A table has a key that the definition no longer uses"
  )
}

/// Rules for a definition's texts in other languages.
enum TranslationRules {
  static let definitions: [Check<LocalisedDefinition>] = [
    Check(.untranslatedDefinition, untranslatedDefinition),
    Check(.misnamedTable, misnamedTable),
    Check(.missingTitleTranslation) { missing(.missingTitleTranslation, $0, &$1) { $0.role == .store } },
    Check(.missingTranslation) { missing(.missingTranslation, $0, &$1) { $0.role == .shown } },
    Check(.staleTranslation, staleTranslation),
  ]

  private static func untranslatedDefinition(_ localized: LocalisedDefinition, _ findings: inout Findings) {
    let checked = localized.texts.filter { $0.role == .store }
    guard !localized.missingLanguages.isEmpty, !checked.isEmpty else { return }
    // The App Store is only known to check titles of Apple's own intents.
    let they = checked.allSatisfy { $0.key == .intent(.title) } ? "titles" : "they"
    let languages = localized.missingLanguages.listed
    let name = localized.definition.name
    findings.diagnostics.append(
      Diagnostic(
        .untranslatedDefinition,
        "no table contains translations of '\(name)' in \(languages); add them, because the App Store warns if \(they) are missing",
        at: SourceLocation(file: localized.definition.path)
      )
    )
  }

  private static func misnamedTable(_ localized: LocalisedDefinition, _ findings: inout Findings) {
    guard let tables = localized.misnamed else { return }
    let (name, old) = (localized.definition.name, tables.name)
    findings.diagnostics.append(
      Diagnostic(
        .misnamedTable,
        "'\(old).strings' contains the texts of '\(name)' in \(tables.languages.listed), but the system only looks for "
          + "'\(name).strings'; rename it, or move its texts there",
        at: SourceLocation(file: tables.path)
      )
    )
  }

  /// Reports each text ID once. Texts without words need no translation. The App Store warns about missing
  /// titles and descriptions.
  private static func missing(
    _ rule: Rule,
    _ localized: LocalisedDefinition,
    _ findings: inout Findings,
    where isMeant: (DefinitionText) -> Bool
  ) {
    guard !localized.languages.isEmpty else { return }
    var seen: Set<String> = []
    for entry in localized.texts where isMeant(entry) {
      guard let id = entry.text.id?.value, let text = entry.text.text, Placeholders.hasWords(text.value),
        seen.insert(id).inserted
      else { continue }
      let languages = localized.languages(without: entry)
      guard !languages.isEmpty else { continue }
      findings.diagnostics.append(
        Diagnostic(
          rule,
          "the \(entry.label) '\(text.value.shortened)' (\(id)) is missing in \(languages.map(\.language).listed)",
          at: entry.site.location(text.range),
          path: entry.site.path(key: entry.key),
          notes: languages.count > 3
            ? [] : locations(of: id, besides: text.value, in: languages, localized.sourceTexts)
        )
      )
    }
  }

  /// The locations of one translation in all languages with it, because a catalog covers several.
  private static func locations(
    of key: String,
    besides text: String,
    in languages: [LanguageTexts],
    _ source: LanguageTexts?
  ) -> [Diagnostic.Note] {
    var files: [(path: String, languages: [LanguageTexts])] = []
    for language in languages {
      guard let path = language.files.first else { continue }
      if let index = files.firstIndex(where: { $0.path == path }) {
        files[index].languages.append(language)
      } else {
        files.append((path, [language]))
      }
    }
    return files.map { path, languages in
      let known = [source?[key]] + languages.map { $0[key] } + languages.map(\.entries.last)
      let location = known.compactMap(\.?.location).first { $0.file == path } ?? SourceLocation(file: path)
      let isThere = ([source?[key]] + languages.map { $0[key] }).contains { $0?.location.file == path }
      let names = languages.map { "'\($0.language)'" }.listed
      let isMarked = languages.allSatisfy {
        ($0[key]?.text?.value).map { !$0.isBlank && $0 != text } ?? false
      }
      let verb =
        isMarked
        ? "it is still marked as new"
        : isThere ? "translate it here" : "add it here"
      return .init(path.hasSuffix(".xcstrings") ? "\(verb) in \(names)" : verb, at: location)
    }
  }

  private static func staleTranslation(_ localized: LocalisedDefinition, _ findings: inout Findings) {
    var reports = LanguageReports()
    for language in localized.languages {
      for entry in language.entries where !localized.uses(entry.key) {
        reports.add(
          Diagnostic(
            .staleTranslation,
            "no text of '\(localized.definition.name)' has the key '\(entry.key.shortened)'; remove it",
            at: entry.location
          ),
          about: entry.key,
          in: language.language
        )
      }
    }
    findings.diagnostics += reports.diagnostics { "it is in \($0) too" }
  }
}

/// Joins the problems of one text in several languages into one report at the first table.
struct LanguageReports {
  /// What the joined reports have in common.
  private struct Subject: Hashable {
    var key: String
    var message: String
  }

  private var reports: [(diagnostic: Diagnostic, languages: [String])] = []
  private var indices: [Subject: Int] = [:]

  /// - Parameter key: The text's key in the table.
  mutating func add(_ diagnostic: Diagnostic, about key: String, in language: String) {
    let subject = Subject(key: key, message: diagnostic.message)
    guard let index = indices[subject] else {
      indices[subject] = reports.count
      return reports.append((diagnostic, [language]))
    }
    if reports[index].languages.last != language { reports[index].languages.append(language) }
  }

  /// - Parameter words: Makes a note of the list of further languages.
  func diagnostics(_ words: (String) -> String) -> [Diagnostic] {
    reports.map { report in
      let others = report.languages.dropFirst()
      guard !others.isEmpty else { return report.diagnostic }
      var diagnostic = report.diagnostic
      diagnostic.notes.append(.init(words(Array(others).listed)))
      return diagnostic
    }
  }
}
