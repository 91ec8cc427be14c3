import IntentCompiler
import IntentDefinition
import IntentDiagnostics

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

/// The texts of a definition in one language, from all of its tables.
package struct LanguageTexts: Sendable {
  /// A text in one language.
  package struct Entry: Sendable {
    package var key: String
    /// `nil` if the text depends on numbers or devices.
    package var text: Located<String>?
    /// Empty texts and texts marked as new aren't.
    package var isTranslated: Bool
    package var location: SourceLocation
    /// The form for other numbers and devices.
    package var other: String?
    package var variants: [Located<String>] = []

    package init(
      key: String,
      text: Located<String>?,
      isTranslated: Bool,
      location: SourceLocation,
      other: String? = nil,
      variants: [Located<String>] = []
    ) {
      (self.key, self.text, self.isTranslated) = (key, text, isTranslated)
      (self.location, self.other, self.variants) = (location, other, variants)
    }

    package var texts: [Located<String>] { [text].compactMap(\.self) + variants }
  }

  /// The language's name, as the folder or catalog has it: `de`, `pt-BR`.
  package let language: String
  package private(set) var entries: [Entry] = []
  private(set) var files: [String] = []
  /// Whether all tables are fully readable. If not, texts may be missing.
  package var isComplete = true
  /// In bytes. Each dash costs as much as the key is long. Real keys contain one or two dashes.
  static let longestExpandedKey = 256
  private var indices: [String: Int] = [:]
  /// The parts of translated keys before each dash: formats that the keys may expand.
  private var expanded: Set<Substring> = []

  package init(_ language: String) {
    self.language = language
  }

  package var isEmpty: Bool { !entries.contains(where: \.isTranslated) }

  /// The entry with a key. If a key repeats, the last entry wins.
  package subscript(key: String) -> Entry? {
    indices[key].map { entries[$0] }
  }

  /// A format counts as translated even if the table contains only its expansions.
  func isTranslated(_ key: String) -> Bool {
    self[key]?.isTranslated == true || expanded.contains(key[...])
  }

  package mutating func add(_ entry: Entry) {
    indices[entry.key] = entries.count
    entries.append(entry)
    if entry.isTranslated { expanded.formUnion(Self.formats(ofKey: entry.key)) }
  }

  static func formats(ofKey key: String) -> [Substring] {
    guard key.utf8.count <= longestExpandedKey else { return [] }
    var formats: [Substring] = []
    var rest = key[...]
    while let dash = rest.lastIndex(of: "-") {
      rest = rest[..<dash]
      formats.append(rest)
    }
    return formats
  }

  mutating func addFile(_ path: String) {
    if files.last != path { files.append(path) }
  }
}
