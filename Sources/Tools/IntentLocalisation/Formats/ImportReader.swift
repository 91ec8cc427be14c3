import IntentDefinition
import IntentDiagnostics

/// Reads a file with translations in any of the formats.
package enum ImportReader {
  /// - Parameters:
  ///   - name: The base name of the definition.
  ///   - languages: The languages that columns of a CSV can have, besides those of CLDR.
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
      file = read(Table(contents, language: ending == "xcstrings" ? nil : language(ofFolder: path) ?? ""))
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
    file.hasLanguages = table.isCatalogue
    file.hasStates = table.isCatalogue
    file.leavesNew = table.isCatalogue
    file.isLanguageOfFolder = table.language?.isEmpty == false
    file.languages = table.languages.filter { !$0.isEmpty }.map { Located($0) }
    let sources = table.sourceLanguage.map(table.texts) ?? []
    let texts = Dictionary(sources.map { ($0.id, $0.text.value) }) { first, _ in first }
    for language in table.isCatalogue ? table.languages : [table.language ?? ""] {
      for text in table.texts(in: language) {
        file.texts.append(
          ImportedText(
            id: text.id,
            language: language.isEmpty ? nil : language,
            text: text.text.value,
            // A mark in a comment is about the text that was exported.
            state: table.isCatalogue ? text.state : nil,
            source: language == table.sourceLanguage ? nil : texts[text.id],
            location: text.location
          )
        )
      }
    }
    return file
  }

  /// The language of the `.lproj` folder that contains a file.
  private static func language(ofFolder path: String) -> String? {
    let folder = FilePath.name(of: FilePath.folder(of: path))
    guard folder.hasSuffix(".lproj") else { return nil }
    let language = String(folder.dropLast(".lproj".count))
    return TableSearch.isLanguage(language) ? language : nil
  }
}
