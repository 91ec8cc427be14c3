import IntentDefinition
import IntentDiagnostics

/// Reads what translators send back.
package enum ImportReader {
  /// Reads a `.strings`, `.stringsdict` or `.xcstrings` file.
  package static func read(_ bytes: [UInt8], path: String) -> ImportedFile {
    let isCatalog = path.lowercased().hasSuffix(".xcstrings")
    let language = isCatalog ? nil : TableSearch.language(of: path) ?? ""
    return read(Table(TableContents(path: path, bytes: bytes), language: language))
  }

  private static func read(_ table: Table) -> ImportedFile {
    var file = ImportedFile(source: table.contents.source, isCatalog: table.isCatalog)
    file.diagnostics = table.diagnostics.filter { $0.severity > .note }.map(\.asError)
    file.languages = table.languages.filter { !$0.isEmpty }
    let sources = table.sourceLanguage.map(table.texts) ?? []
    let texts = Dictionary(sources.map { ($0.id, $0.text.value) }) { first, _ in first }
    for language in table.isCatalog ? table.languages : [table.language ?? ""] {
      for text in table.texts(in: language) {
        file.texts.append(
          ImportedText(
            id: text.id,
            language: language.isEmpty ? nil : language,
            text: text.text.value,
            // Marks in comments describe the text at export time.
            state: table.isCatalog ? text.state : nil,
            source: language == table.sourceLanguage ? nil : texts[text.id],
            location: text.location
          )
        )
      }
    }
    return file
  }
}

/// A translation to import, before it is checked.
package struct ImportedText: Sendable {
  package var id: TableText.ID
  package var language: String?
  package var text: String
  package var state: TranslationState?
  /// The text that was translated, if the file includes it.
  package var source: String?
  package var location: SourceLocation
}

/// The texts of one file to import.
package struct ImportedFile: Sendable {
  package var texts: [ImportedText] = []
  package var source: SourceText
  /// A catalog names its languages and states, so it tells an untranslated text from a translation that
  /// repeats the source text.
  package var isCatalog: Bool
  package var diagnostics: [Diagnostic] = []
  /// A catalog's languages, or the one of the `.lproj` folder.
  package var languages: [String] = []
}

/// Finds the language of the definition that an imported file means.
struct ImportLanguages {
  private let known: [String]
  private let locale: String?
  private var names: [String: String?] = [:]

  init(_ list: TextList, _ locale: String?) {
    known = list.languages + [list.baseLanguage]
    self.locale = locale
  }

  mutating func language(_ name: String) -> String? {
    if let found = names[name] { return found }
    let isWanted = locale.map { TableLanguage.isSame($0, name) } ?? true
    let found = isWanted ? known.first { TableLanguage.isSame($0, name) } ?? name : nil
    names[name] = .some(found)
    return found
  }

  static func contradictions(_ files: [ImportedFile], _ locale: String?) -> [Diagnostic] {
    guard let locale else { return [] }
    var folder: String?
    return files.compactMap { file -> Diagnostic? in
      func report(_ message: String) -> Diagnostic {
        Diagnostic(.unreadableTranslation, message, at: SourceLocation(file: file.source.path)).asError
      }
      guard let first = file.languages.first, !file.diagnostics.contains(where: { $0.severity == .error })
      else {
        return nil
      }
      if file.isCatalog {
        guard !file.languages.contains(where: { TableLanguage.isSame($0, locale) }) else { return nil }
        let names = file.languages.prefix(10).map { "'\($0.shortened)'" }.listed
        return report("there is no '\(locale)' in this file, which has \(names)")
      }
      defer { folder = folder ?? first }
      guard let folder, !TableLanguage.isSame(folder, first) else { return nil }
      return report(
        "'--locale' cannot be the language of files in folders for '\(folder)' and '\(first.shortened)'"
      )
    }
  }
}
