import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// A definition with its translations, as checks get it.
package struct LocalisedDefinition {
  let definition: Definition
  package let languages: [LanguageTexts]
  let sourceTexts: LanguageTexts?
  /// These have no table, or an empty one.
  let missingLanguages: [String]
  let misnamed: MisnamedTables?
  /// `nil` if unknown.
  package let base: String?
  private let knowsTranslations: Bool
  private let keyed: KeyedTexts

  /// - Parameter locales: If empty, all existing languages.
  package init(
    _ definition: Definition,
    _ tables: TableSearch,
    locales: [String],
    project: ProjectLanguages? = nil
  ) {
    let hasLanguages =
      !tables.languages.isEmpty || !tables.otherLanguages.isEmpty || !locales.isEmpty
      || tables.sourceTexts != nil || project?.shipped.isEmpty == false
    let keyed = hasLanguages ? KeyedTexts(definition) : KeyedTexts()
    let base = BaseLanguage.find(
      tables,
      path: definition.path,
      project: project,
      texts: keyed.indices.mapValues { !keyed.texts[$0].text.isBlank }
    )
    (self.definition, self.keyed, self.base, sourceTexts) = (definition, keyed, base, tables.sourceTexts)
    // Any language may be the definition's own, unless the user named the languages that need its texts.
    knowsTranslations = base != nil || !locales.isEmpty
    misnamed = tables.otherLanguages.isEmpty ? nil : MisnamedTables.find(Set(keyed.indices.keys), tables)

    var chosen =
      locales.isEmpty
      ? ChosenLanguages(all: tables, base, project) : ChosenLanguages(locales, in: tables)
    if let misnamed { chosen.missing.removeAll(where: misnamed.languages.contains) }
    // An unreadable catalog may contain any language.
    if !tables.isComplete { chosen.missing = [] }
    let empty = chosen.languages.filter { !keyed.areTranslated(in: $0) }
    if knowsTranslations {
      // A language's folder can stay on the disk after the project dropped the language.
      let isNeeded = { (language: String) in
        !locales.isEmpty || project?.listed?.contains(language) ?? true
      }
      chosen.missing += empty.filter(\.isComplete).map(\.language).filter(isNeeded)
    }
    languages = chosen.languages.filter(keyed.areTranslated)
    missingLanguages = chosen.missing.filter { !BaseLanguage.isBase($0, base) }
  }

  /// Texts with keys, in file order; empty without a language to check.
  package var texts: [DefinitionText] { keyed.texts }

  /// The definition's text with a key in tables; `nil` for a key that it doesn't have.
  package func text(ofKey key: String) -> DefinitionText? { keyed.text(ofKey: key) }

  func uses(_ key: String) -> Bool {
    text(ofKey: key) != nil || definition.unknownTextIDs.contains(key)
  }

  /// Skips languages with unreadable parts, and the definition's own language, which has every text. If that
  /// language is unknown, no language is sure to lack a text.
  func languages(without text: DefinitionText) -> [LanguageTexts] {
    guard knowsTranslations, let id = text.text.id else { return [] }
    return languages.filter {
      $0.isComplete && !$0.isTranslated(id.value) && !BaseLanguage.isBase($0.language, base)
    }
  }
}

/// The languages whose texts are checked, before it is known which tables have any.
private struct ChosenLanguages {
  let languages: [LanguageTexts]
  /// Languages without a table.
  var missing: [String] = []

  /// The languages that the user named.
  init(_ locales: [String], in tables: TableSearch) {
    let matches = locales.map { locale in
      TranslationSearch.match(locale, among: tables.languages.map(\.language))
    }
    languages = Set(matches.compactMap(\.self)).sorted().map { tables.languages[$0] }
    missing = zip(locales, matches).filter { $0.1 == nil }.map(\.0)
  }

  /// All existing languages. Without the base language, no language is sure to lack a table.
  init(all tables: TableSearch, _ base: String?, _ project: ProjectLanguages?) {
    languages = tables.languages
    guard let base else { return }
    let untranslated = tables.otherLanguages.filter { name in
      !BaseLanguage.isBase(name, base) && !tables.languages.contains { $0.language == name }
    }
    missing =
      untranslated.filter { project?.listed?.contains($0) ?? true }
      + (project?.shipped(without: tables, base) ?? [])
  }
}

/// The texts of a definition by their keys.
private struct KeyedTexts {
  private(set) var texts: [DefinitionText] = []
  private(set) var indices: [String: Int] = [:]
  private var valueIDs: Set<String> = []

  init() {}

  init(_ definition: Definition) {
    definition.forEachText { text in
      guard let id = text.text.id?.value, !id.isEmpty else { return }
      if text.isValueName { valueIDs.insert(id) }
      if indices[id] == nil { indices[id] = texts.count }
      texts.append(text)
    }
  }

  /// The key is an ID, or `<formatStringID>-<enumValueDisplayNameID>` for a format that is expanded for an
  /// enum case, true or false.
  func text(ofKey key: String) -> DefinitionText? {
    if let index = indices[key] { return texts[index] }
    guard key.utf8.count <= LanguageTexts.longestExpandedKey else { return nil }
    var rest = key[...]
    while let dash = rest.lastIndex(of: "-") {
      guard valueIDs.contains(String(rest[rest.index(after: dash)...])) else { return nil }
      rest = rest[..<dash]
      if let index = indices[String(rest)] { return texts[index] }
    }
    return nil
  }

  /// Whether a language has a translation. A text that isn't the definition's is one, even if it is still
  /// marked as new.
  func areTranslated(in language: LanguageTexts) -> Bool {
    language.entries.contains { entry in
      guard !entry.isTranslated, let text = entry.text?.value, !text.isBlank else {
        return entry.isTranslated
      }
      return indices[entry.key].map { texts[$0].text.text?.value != text } ?? false
    }
  }
}
