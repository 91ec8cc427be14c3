/// Reads a file with translations in any of the formats.
package enum ImportReader {
  /// - Parameter name: The base name of the definition.
  package static func read(_ bytes: [UInt8], path: String, name: String) -> ImportedFile {
    let contents = TableContents(path: path, bytes: bytes)
    switch FilePath.name(of: path).split(separator: ".").last.map({ $0.lowercased() }) {
    case "csv": return CSVReader.read(contents.source)
    case "xliff", "xlf": return XLIFFReader.read(contents.source, name: name)
    case "xcstrings": return read(Table(contents, language: nil))
    default: return read(Table(contents, language: language(ofFolder: path) ?? ""))
    }
  }

  private static func read(_ table: Table) -> ImportedFile {
    var file = ImportedFile(source: table.contents.source)
    file.diagnostics = table.diagnostics.filter { $0.severity > .note }.map(\.asError)
    file.hasLanguages = table.isCatalogue
    file.hasStates = table.isCatalogue
    for language in table.isCatalogue ? table.languages : [table.language ?? ""] {
      for text in table.texts(in: language) {
        file.texts.append(
          ImportedText(
            id: text.id,
            language: language.isEmpty ? nil : language,
            text: text.text.value,
            // A mark in a comment is about the text that was exported.
            state: table.isCatalogue ? text.state : nil,
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
    return TableSearch.noLanguages.contains(language) ? nil : language
  }
}
