import IntentDefinition
import IntentDiagnostics

package enum ImportReader {
  /// - Parameter languages: Names that CSV columns can use in addition to CLDR's names.
  package static func read(
    _ bytes: [UInt8],
    path: String,
    name: String,
    languages: [String] = []
  ) -> ImportedFile {
    let contents = TableContents(path: path, bytes: bytes)
    let ending = FilePath.name(of: path).split(separator: ".").last.map { $0.lowercased() }
    var file: ImportedFile
    var isTable = false
    switch ending {
    case "csv": file = CSVReader.read(contents.source, languages: languages)
    case "xliff", "xlf": file = XLIFFReader.read(contents.source, name: name)
    default:
      isTable = true
      file = read(
        Table(contents, language: ending == "xcstrings" ? nil : TableSearch.language(of: path) ?? "")
      )
    }
    if isTable { return file }
    if let problem = contents.damage {
      file.diagnostics.append(problem)
    } else if let offset = StringsText.invalidOffset(contents.source.bytes), file.diagnostics.isEmpty {
      file.fail("these bytes are not UTF-8; save the file in UTF-8", at: offset..<offset)
    }
    return file
  }

  private static func read(_ table: Table) -> ImportedFile {
    var file = ImportedFile(source: table.contents.source)
    file.diagnostics = table.diagnostics.filter { $0.severity > .note }.map(\.asError)
    file.hasLanguages = table.isCatalog
    file.hasStates = table.isCatalog
    file.leavesNew = table.isCatalog
    file.isLanguageOfFolder = table.language?.isEmpty == false
    file.languages = table.languages.filter { !$0.isEmpty }.map { Located($0) }
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

package struct ImportedText: Sendable {
  package var id: TableText.ID
  package var language: String?
  package var text: String
  package var state: TranslationState?
  /// The text that was translated, if the file includes it.
  package var source: String?
  package var location: SourceLocation
}

package struct ImportedFile: Sendable {
  package var texts: [ImportedText] = []
  package var source: SourceText
  package var diagnostics: [Diagnostic] = []
  package var languages: [Located<String>] = []
  /// Whether texts marked as new are untranslated. Spreadsheets may keep the mark from the export.
  package var leavesNew = false
  package var hasLanguages = false
  /// Whether the file tells an untranslated text from a translation that repeats the source text.
  package var hasStates = true

  package var isLanguageOfFolder = false

  mutating func fail(_ message: String, at range: Range<Int>?) {
    let location = SourceLocation(file: source.path, range: range)
    diagnostics.append(Diagnostic(.unreadableTranslation, message, at: location).asError)
  }
}

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
      func report(_ message: String, _ range: Range<Int>?) -> Diagnostic {
        Diagnostic(.unreadableTranslation, message, at: SourceLocation(file: file.source.path, range: range))
          .asError
      }
      guard let first = file.languages.first, !file.diagnostics.contains(where: { $0.severity == .error })
      else {
        return nil
      }
      if file.hasLanguages {
        guard !file.languages.contains(where: { TableLanguage.isSame($0.value, locale) }) else { return nil }
        let names = file.languages.prefix(10).map { "'\($0.value.shortened)'" }.listed
        return report("there is no '\(locale)' in this file, which has \(names)", first.range)
      }
      if file.isLanguageOfFolder {
        defer { folder = folder ?? first.value }
        guard let folder, !TableLanguage.isSame(folder, first.value) else { return nil }
        return report(
          "'--locale' cannot be the language of files in folders for '\(folder)' and '\(first.value.shortened)'",
          nil
        )
      }
      return file.languages.first { !TableLanguage.isSame($0.value, locale) }.map { other in
        let message =
          "this file is in '\(other.value.shortened)', and '--locale' says '\(locale)'; change one of them"
        return report(message, other.range)
      }
    }
  }
}
