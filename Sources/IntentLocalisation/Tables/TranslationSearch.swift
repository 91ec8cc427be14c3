/// Finds the `.strings` tables of a definition: `de.lproj/X.strings` next to it, or next to the `.lproj` folder that
/// contains it.
package enum TranslationSearch {
  /// Finds and reads the texts of a definition in a language.
  ///
  /// - Parameters:
  ///   - locale: The language as named by its folder: `de`, `pt-BR`. `de-AT` falls back to `de`.
  ///   - path: The definition's path.
  ///   - name: The definition's base name.
  /// - Returns: The texts, or those of the definition with a note if there is no table.
  package static func translation(
    _ locale: String,
    path: String,
    name: String
  ) -> (Translation, [Diagnostic]) {
    let folders = languages(path: path, name: name)
    guard let folder = match(locale, among: folders.map(\.language)).map({ folders[$0].folder }) else {
      return (.base, [missing(locale, path: path, name: name, there: folders.map(\.language))])
    }
    let file = FilePath.join(folder, name + ".strings")
    do throws(FileError) {
      let (table, diagnostics) = StringsTable.read(try FileSystem.readRegular(file), path: file)
      return (Translation(table: table), diagnostics.map(\.inTable))
    } catch {
      let message = "cannot read '\(file)': \(error.words)"
      return (.base, [Diagnostic(.unreadableTranslation, message, at: SourceLocation(file: file))])
    }
  }

  /// The languages of a definition's tables, sorted by name.
  static func languages(path: String, name: String) -> [(language: String, folder: String)] {
    guard path != InputFile.standardInputPath else { return [] }
    var folder = FilePath.home(of: path)
    if folder.isEmpty { folder = "." }
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.compactMap { entry in
      guard entry.hasSuffix(".lproj") else { return nil }
      let path = FilePath.join(folder, entry)
      guard (try? FileSystem.status(of: FilePath.join(path, name + ".strings"))) != nil else { return nil }
      return (String(entry.dropLast(".lproj".count)), path)
    }
  }

  /// The index of a locale's language: an exact match, or the closest more general one.
  static func match(_ locale: String, among languages: [String]) -> Int? {
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
      "there is no '\(name).strings' in '\(locale).lproj' next to this definition (\(hint)); showing its own texts",
      at: SourceLocation(file: path)
    )
  }
}
