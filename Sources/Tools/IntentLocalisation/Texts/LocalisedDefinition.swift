import IntentCompiler
import IntentDefinition

/// A definition with its translations, as checks get it.
package struct LocalisedDefinition {
  let definition: Definition
  /// Texts with keys, in file order; empty without a language to check.
  package let texts: [DefinitionText]
  package let languages: [LanguageTexts]
  let sourceTexts: LanguageTexts?
  /// These have no table, or an empty one.
  let missingLanguages: [String]
  let misnamed: MisnamedTables?
  /// `nil` if unknown.
  package let base: String?
  private let knowsTranslations: Bool
  private let indices: [String: Int]
  private let valueIDs: Set<String>

  /// - Parameter locales: If empty, all existing languages.
  package init(
    _ definition: Definition,
    _ tables: TableSearch,
    locales: [String],
    project: ProjectLanguages? = nil
  ) {
    self.definition = definition
    sourceTexts = tables.sourceTexts
    var texts: [DefinitionText] = []
    var indices: [String: Int] = [:]
    var valueIDs: Set<String> = []
    if !tables.languages.isEmpty || !tables.otherLanguages.isEmpty || !locales.isEmpty
      || tables.sourceTexts != nil || project?.shipped.isEmpty == false
    {
      definition.forEachText { text in
        guard let id = text.text.id?.value, !id.isEmpty else { return }
        if text.isValueName { valueIDs.insert(id) }
        if indices[id] == nil { indices[id] = texts.count }
        texts.append(text)
      }
    }
    self.texts = texts
    self.indices = indices
    self.valueIDs = valueIDs
    let base = BaseLanguage.find(
      tables,
      path: definition.path,
      project: project,
      texts: indices.mapValues { !texts[$0].text.isBlank }
    )
    self.base = base
    // Any language may be the definition's own, unless the user named the languages that need its texts.
    knowsTranslations = base != nil || !locales.isEmpty
    var chosen = tables.languages
    var missing: [String] = []
    // A language's folder can stay on the disk after the project dropped the language.
    let isListed = { (language: String) in
      !locales.isEmpty || project?.listed?.contains(language) ?? true
    }
    if locales.isEmpty {
      if let base {
        missing =
          Self.untranslated(tables, base).filter(isListed) + (project?.shipped(without: tables, base) ?? [])
      }
    } else {
      let matches = locales.map { locale in
        TranslationSearch.match(locale, among: tables.languages.map(\.language))
      }
      chosen = Set(matches.compactMap(\.self)).sorted().map { tables.languages[$0] }
      missing = zip(locales, matches).filter { $0.1 == nil }.map(\.0)
    }
    misnamed = tables.otherLanguages.isEmpty ? nil : MisnamedTables.find(Set(indices.keys), tables)
    if let misnamed { missing.removeAll(where: misnamed.languages.contains) }
    // An unreadable catalog may contain any language.
    if !tables.isComplete { missing = [] }
    let isTable = { (language: LanguageTexts) in
      language.entries.contains { entry in
        guard !entry.isTranslated, let text = entry.text?.value, !text.isBlank else {
          return entry.isTranslated
        }
        // A text that isn't the definition's is a translation, even if it is still marked as new.
        return indices[entry.key].map { texts[$0].text.text?.value != text } ?? false
      }
    }
    if knowsTranslations {
      missing += chosen.filter { $0.isComplete && !isTable($0) }.map(\.language).filter(isListed)
    }
    languages = chosen.filter(isTable)
    missingLanguages = missing.filter { !BaseLanguage.isBase($0, base) }
  }

  /// The key is an ID, or `<formatStringID>-<enumValueDisplayNameID>` for a format that is expanded for an
  /// enum case, true or false.
  package func text(ofKey key: String) -> DefinitionText? {
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

  /// Returns the languages with a folder but no table.
  private static func untranslated(_ tables: TableSearch, _ base: String) -> [String] {
    tables.otherLanguages.filter { name in
      !BaseLanguage.isBase(name, base) && !tables.languages.contains { $0.language == name }
    }
  }
}
