import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// The texts of one language, to show a definition in it.
package struct Translation: Sendable {
  private let texts: [String: String]?
  package let sources: [SourceText]

  package static let base = Translation(texts: nil, sources: [])

  init(table: StringsTable) {
    let texts = Dictionary(table.entries.map { ($0.key.value, $0.value.value) }) { $1 }
    self.init(texts: texts, sources: [table.source])
  }

  init(texts: [String: String]?, sources: [SourceText]) {
    (self.texts, self.sources) = (texts, sources)
  }

  package func text(_ text: LocalizedText) -> String {
    guard let texts, let key = text.key else { return text.text }
    return texts[key] ?? text.text
  }

  package var lookup: TextLookup {
    guard let texts else { return .base }
    return TextLookup { key, _ in texts[key] }
  }
}

/// Finds the table for the language that a user asks for.
package enum TranslationSearch {
  /// Finds the texts of a language. Without a table, returns a note and the definition's own texts.
  ///
  /// - Parameter locale: A language such as `de` or `pt-BR`. `de-AT` falls back to `de`.
  package static func translation(
    _ locale: String,
    path: String,
    name: String
  ) -> (Translation, [Diagnostic]) {
    let search = TableSearch(path: path, name: name, in: TableFolders(ofDefinitions: [path]))
    var languages = search.languages
    if let texts = search.sourceTexts, !languages.contains(where: { $0.language == texts.language }) {
      languages.append(texts)
    }
    // An unbuildable table doesn't change texts.
    let diagnostics = search.diagnostics.filter {
      $0.rule != .unbuildableTable && isAbout($0, locale, languages)
    }
    guard let index = match(locale, among: languages.map(\.language)) else {
      let isSource = search.sourceLanguage.map { match(locale, among: [$0]) != nil } ?? false
      let names = languages.map(\.language).sorted()
      return (.base, diagnostics + (isSource ? [] : [missing(locale, path: path, name: name, there: names)]))
    }
    return (translation(languages[index], of: search), diagnostics)
  }

  package static func translations(
    path: String,
    name: String
  ) -> (own: String?, others: [(language: String, texts: Translation)]) {
    let search = TableSearch(path: path, name: name, in: TableFolders(ofDefinitions: [path]))
    let languages = search.languages.sorted { $0.language < $1.language }
    return (search.sourceLanguage, languages.map { ($0.language, translation($0, of: search)) })
  }

  private static func translation(_ language: LanguageTexts, of search: TableSearch) -> Translation {
    var texts: [String: String] = [:]
    for entry in language.entries where entry.isTranslated {
      if let text = entry.text?.value ?? entry.other, !text.isBlank { texts[entry.key] = text }
    }
    let files = Set(language.files)
    return Translation(texts: texts, sources: search.sources.filter { files.contains($0.path) })
  }

  private static func isAbout(_ problem: Diagnostic, _ locale: String, _ languages: [LanguageTexts]) -> Bool {
    guard let file = problem.location?.file else { return true }
    guard let index = match(locale, among: languages.map(\.language)), !file.hasSuffix(".xcstrings") else {
      return file.hasSuffix(".xcstrings")
    }
    return languages[index].files.contains(file)
  }

  /// Prefers an exact match, then the closest more general language.
  package static func match(_ locale: String, among languages: [String]) -> Int? {
    func normal(_ name: String) -> String {
      String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    }
    let names = languages.map(normal)
    var wanted = normal(locale)[...]
    while !wanted.isEmpty {
      if let index = names.firstIndex(of: String(wanted)) { return index }
      guard let dash = wanted.lastIndex(of: "-") else { return nil }
      wanted = wanted[..<dash]
    }
    return nil
  }

  private static func missing(
    _ locale: String,
    path: String,
    name: String,
    there languages: [String]
  ) -> Diagnostic {
    let hint =
      languages.isEmpty ? "there are no tables" : "there are \(languages.joined(separator: ", "))"
    return Diagnostic(
      .missingStringsTable,
      "'\(locale)' is neither in '\(locale).lproj/\(name).strings' nor in '\(name).xcstrings' next to this definition "
        + "(\(hint)); showing its own texts",
      at: SourceLocation(file: path)
    )
  }
}
