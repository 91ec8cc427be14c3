import IntentCompiler
import IntentDefinition
import IntentDiagnostics

extension Rule {
  static let untranslatedDefinition = Rule(
    "untranslated-definition",
    .warning,
    "A language has no table with the definition's texts"
  )
}

/// Reports a definition without a table in a language of its project.
enum UntranslatedDefinition {
  static func check(_ localized: LocalisedDefinition) -> [Diagnostic] {
    let checked = localized.texts.filter { $0.role == .store }
    guard !localized.missingLanguages.isEmpty, !checked.isEmpty else { return [] }
    // The App Store is only known to check titles of Apple's own intents.
    let they = checked.allSatisfy { $0.key == .intent(.title) } ? "titles" : "they"
    let languages = localized.missingLanguages.listed
    let name = localized.definition.name
    return [
      Diagnostic(
        .untranslatedDefinition,
        "no table contains translations of '\(name)' in \(languages); add them, because the App Store warns "
          + "if \(they) are missing",
        at: SourceLocation(file: localized.definition.path)
      )
    ]
  }
}

extension Rule {
  static let misnamedTable = Rule(
    "misnamed-table",
    .warning,
    "Tables contain the texts of a definition, but have another name"
  )
}

/// Reports tables that contain a definition's texts under another name.
enum MisnamedTable {
  static func check(_ localized: LocalisedDefinition) -> [Diagnostic] {
    guard let tables = localized.misnamed else { return [] }
    let (name, old) = (localized.definition.name, tables.name)
    return [
      Diagnostic(
        .misnamedTable,
        "'\(old).strings' contains the texts of '\(name)' in \(tables.languages.listed), but the system only looks for "
          + "'\(name).strings'; rename it, or move its texts there",
        at: SourceLocation(file: tables.path)
      )
    ]
  }
}

extension Rule {
  static let missingTitleTranslation = Rule(
    "missing-title-translation",
    .warning,
    "The title or description of an intent is not translated"
  )
}

/// Reports titles and descriptions without a translation, which the App Store warns about.
enum MissingTitleTranslation {
  static func check(_ localized: LocalisedDefinition) -> [Diagnostic] {
    MissingTranslation.report(.missingTitleTranslation, localized) { $0.role == .store }
  }
}

extension Rule {
  package static let missingTranslation = Rule(
    "missing-translation",
    .lint,
    "A text that people see is not translated"
  )
}

/// Reports all other texts without a translation.
enum MissingTranslation {
  static func check(_ localized: LocalisedDefinition) -> [Diagnostic] {
    report(.missingTranslation, localized) { $0.role == .shown }
  }

  /// Reports each text ID once. Texts without words need no translation.
  static func report(
    _ rule: Rule,
    _ localized: LocalisedDefinition,
    where isMeant: (DefinitionText) -> Bool
  ) -> [Diagnostic] {
    guard !localized.languages.isEmpty else { return [] }
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for entry in localized.texts where isMeant(entry) {
      guard let id = entry.text.id?.value, let text = entry.text.text, Placeholders.hasWords(text.value),
        seen.insert(id).inserted
      else { continue }
      let languages = localized.languages(without: entry)
      guard !languages.isEmpty else { continue }
      diagnostics.append(
        Diagnostic(
          rule,
          "the \(entry.label) '\(text.value.shortened)' (\(id)) is missing in \(languages.map(\.language).listed)",
          at: entry.site.location(text.range),
          path: entry.site.path(key: entry.key),
          notes: languages.count > 3
            ? [] : places(of: id, besides: text.value, in: languages, localized.sourceTexts)
        )
      )
    }
    return diagnostics
  }

  /// The places of one translation in all languages with it, because a catalog covers several.
  private static func places(
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
      let place = known.compactMap(\.?.location).first { $0.file == path } ?? SourceLocation(file: path)
      let isThere = ([source?[key]] + languages.map { $0[key] }).contains { $0?.location.file == path }
      let names = languages.map { "'\($0.language)'" }.listed
      let isMarked = languages.allSatisfy {
        ($0[key]?.text?.value).map { !$0.isBlank && $0 != text } ?? false
      }
      let verb =
        isMarked
        ? "it is still marked as new"
        : isThere ? "translate it here" : "add it here"
      return .init(path.hasSuffix(".xcstrings") ? "\(verb) in \(names)" : verb, at: place)
    }
  }
}

extension Rule {
  package static let staleTranslation = Rule(
    "stale-translation",
    .lint,
    "A table has a key that the definition no longer uses"
  )
}

/// Reports texts of tables that the definition doesn't use.
enum StaleTranslation {
  static func check(_ localized: LocalisedDefinition) -> [Diagnostic] {
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
    return reports.diagnostics { "it is in \($0) too" }
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
