import IntentCompiler
import IntentDefinition
import IntentDiagnostics

package struct LocalisedDefinition {
  let definition: Definition
  /// The definition's texts with keys, in file order; empty without a language to check.
  package let texts: [DefinitionText]
  package let languages: [LanguageTexts]
  /// A catalog's texts in the language of the definition's own texts.
  let sourceTexts: LanguageTexts?
  /// Languages with a missing or empty table.
  let missingLanguages: [String]
  /// The language of the definition's own texts; `nil` if unknown.
  package let base: String?
  private let indices: [String: Int]
  private let valueIDs: Set<String>

  /// - Parameter locales: The languages to check; if empty, all existing ones.
  package init(_ definition: Definition, _ tables: TableSearch, locales: [String]) {
    self.definition = definition
    sourceTexts = tables.sourceTexts
    var texts: [DefinitionText] = []
    var indices: [String: Int] = [:]
    var valueIDs: Set<String> = []
    if !tables.languages.isEmpty || !tables.otherLanguages.isEmpty || !locales.isEmpty
      || tables.sourceTexts != nil
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
    let base = BaseLanguage.find(definition, tables) { key in
      indices[key].flatMap { texts[$0].text.text?.value }
    }
    self.base = base
    var chosen = tables.languages
    var missing: [String] = []
    if locales.isEmpty {
      missing = Self.untranslated(tables, base)
    } else {
      let matches = locales.map { locale in
        TranslationSearch.match(locale, among: tables.languages.map(\.language))
      }
      chosen = Set(matches.compactMap(\.self)).sorted().map { tables.languages[$0] }
      missing = zip(locales, matches).filter { $0.1 == nil }.map(\.0)
    }
    // An unreadable catalog may contain any language.
    if !tables.isComplete { missing = [] }
    missing += chosen.filter { $0.isComplete && $0.isEmpty }.map(\.language)
    languages = chosen.filter { !$0.isEmpty }
    missingLanguages = missing.filter { !BaseLanguage.isBase($0, base) }
  }

  /// Finds the text for a table's key; `nil` if there is none. The key is an ID, or
  /// `<formatStringID>-<enumValueDisplayNameID>` for a format expanded for an enum case, true or false.
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

  /// Languages with complete tables that lack a text. The definition's own language lacks none.
  func languages(without text: DefinitionText) -> [LanguageTexts] {
    guard let id = text.text.id else { return [] }
    return languages.filter {
      $0.isComplete && !$0.isTranslated(id.value) && !BaseLanguage.isBase($0.language, base)
    }
  }

  /// Languages that have a folder but no table. The definition's own language doesn't need one. If unknown,
  /// it is English or, failing that, the only language without a table.
  private static func untranslated(_ tables: TableSearch, _ base: String?) -> [String] {
    let source = base ?? "en"
    let others = tables.otherLanguages.filter { name in
      !BaseLanguage.isBase(name, source) && !tables.languages.contains { $0.language == name }
    }
    let hasSource =
      others.count < tables.otherLanguages.count || tables.languages.contains { $0.language == source }
    return others.count == 1 && !hasSource ? [] : others
  }
}

package struct LanguageTexts: Sendable {
  package struct Entry: Sendable {
    /// The key: an `…ID` of the definition, or two of them joined.
    package var key: String
    /// The text with its location; `nil` if it depends on numbers or devices.
    package var text: Located<String>?
    /// Whether the text is translated. Empty texts and texts marked as new aren't.
    package var isTranslated: Bool
    package var location: SourceLocation
    /// The forms of a text that depends on numbers or devices, by purpose; empty for other texts.
    package var forms: [String: String] = [:]
    /// The forms' texts with their locations, in file order.
    package var variants: [Located<String>] = []

    package var texts: [Located<String>] { [text].compactMap(\.self) + variants }
  }

  /// The language, as the folder or catalog names it: `de`, `pt-BR`.
  package let language: String
  package private(set) var entries: [Entry] = []
  private(set) var files: [String] = []
  /// Whether every table is fully readable. Otherwise, texts may be missing here.
  package var isComplete = true
  /// The longest key to search for dashes, in bytes, because each dash costs as much as the key is long. Real
  /// keys contain one or two.
  static let longestExpandedKey = 256
  private var indices: [String: Int] = [:]
  /// The parts of translated keys before each dash, which are formats with an expansion.
  private var expanded: Set<Substring> = []

  init(_ language: String) {
    self.language = language
  }

  var isEmpty: Bool { !entries.contains(where: \.isTranslated) }

  /// The entry of a key. If there are several, the last one.
  subscript(key: String) -> Entry? {
    indices[key].map { entries[$0] }
  }

  /// Whether the text of a key is translated. A format may only have expansions for a parameter's values.
  func isTranslated(_ key: String) -> Bool {
    self[key]?.isTranslated == true || expanded.contains(key[...])
  }

  mutating func add(_ entry: Entry) {
    indices[entry.key] = entries.count
    entries.append(entry)
    if entry.isTranslated { expanded.formUnion(Self.formats(ofKey: entry.key)) }
  }

  /// The keys that a key may expand: its parts before each dash. A table with expansions of a format doesn't
  /// need the format itself.
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
