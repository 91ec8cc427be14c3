import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Tables that contain a definition's texts under another name, as after the definition was renamed. The
/// system doesn't look for them.
struct MisnamedTables: Sendable {
  /// The base name that the tables share.
  var name: String
  /// The languages with a misnamed table and no table of the definition's name.
  var languages: [String]
  /// The table that was read.
  var path: String

  /// Returns `nil` if another definition has the tables' name. Reads one table of each name, and only if a
  /// language lacks a table of the definition's name.
  static func find(_ keys: Set<String>, _ search: TableSearch) -> MisnamedTables? {
    guard let home = search.home, !keys.isEmpty else { return nil }
    let folders = [home] + search.folders[home].languageFolders.map { FilePath.join(home, $0) }
    let definitions = Set(
      folders.flatMap { search.folders[$0].names }.filter { $0.hasSuffix(InputFile.fileExtension) }
    )
    var languages: [String: [String]] = [:]
    for language in search.otherLanguages {
      for file in search.folders[FilePath.join(home, language + ".lproj")].names where file.hasSuffix(ending)
      {
        languages[String(file.dropLast(ending.count)), default: []].append(language)
      }
    }
    let names = languages.keys.filter { !definitions.contains($0 + InputFile.fileExtension) }.sorted()
    for name in names {
      guard let found = languages[name], let first = found.first else { continue }
      let path = FilePath.join(FilePath.join(home, first + ".lproj"), name + ending)
      guard let bytes = bytes(of: path, search.folders) else { continue }
      let entries = StringsTable.read(bytes, path: path).0.entries
      let known = Set(entries.map(\.key.value)).intersection(keys).count
      // Templates give the same IDs to the first texts of many definitions.
      guard known >= min(3, keys.count), known * 2 > entries.count else { continue }
      return MisnamedTables(name: name, languages: found, path: path)
    }
    return nil
  }

  private static let ending = ".strings"

  private static func bytes(of path: String, _ folders: TableFolders) -> [UInt8]? {
    folders.unsaved.texts[path] ?? (try? FileSystem.readRegular(path, limit: TableSearch.sizeLimit))
  }
}
