import IntentCompiler
import IntentDiagnostics

/// All tables of a definition, for changing them.
struct EditableTables: Sendable {
  let tables: [Table]
  let diagnostics: [Diagnostic]

  init(path: String, name: String, unsaved: UnsavedFiles = UnsavedFiles()) {
    let folder = FilePath.home(of: path)
    var tables: [Table] = []
    var diagnostics: [Diagnostic] = []
    func read(_ path: String, _ language: String?) {
      guard let (own, _) = try? FileSystem.status(of: path, followsLinks: false) else { return }
      do throws(FileError) {
        if own == .link, (try? FileSystem.status(of: path)) == nil {
          let message = "this is a link to a file that does not exist; remove it"
          diagnostics.append(
            Diagnostic(.unreadableTranslation, message, at: SourceLocation(file: path)).asError
          )
          return
        }
        let text = unsaved.texts[path]
        let bytes =
          if let text { text } else { try FileSystem.readRegular(path, limit: TableSearch.sizeLimit) }
        tables.append(Table(TableContents(path: path, bytes: bytes), language: language))
      } catch {
        let message = "cannot be read: \(error.words)"
        let location = SourceLocation(file: path)
        diagnostics.append(Diagnostic(.unreadableTranslation, message, at: location).asError)
      }
    }
    read(FilePath.join(folder, name + ".xcstrings"), nil)
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    for entry in names where entry.hasSuffix(".lproj") {
      let language = String(entry.dropLast(".lproj".count))
      let start = FilePath.join(FilePath.join(folder, entry), name)
      if !TableBuild.isForCatalogs(language), (try? FileSystem.status(of: start + ".xcstrings")) != nil {
        diagnostics.append(TableBuild.report(start + ".xcstrings", inFolderOf: language).asError)
      }
      guard TableSearch.isLanguage(language) else {
        guard TableBuild.isForCatalogs(language) else { continue }
        // Only one catalog counts, so report a second one instead of editing it.
        let (count, catalog) = (tables.count, tables.first(where: \.isCatalog))
        read(start + ".xcstrings", nil)
        if let catalog, tables.count > count {
          let second = tables.removeLast()
          diagnostics.append(TableSearch.report(second.path, besides: catalog.path).asError)
        }
        continue
      }
      read(start + ".strings", language)
      read(start + ".stringsdict", language)
    }
    self.tables = tables
    self.diagnostics = diagnostics
  }

  /// The texts of a language. If several tables contain an ID, the table that takes precedence wins.
  func texts(in language: String) -> [TableText] {
    var texts: [TableText] = []
    var seen: Set<TableText.ID> = []
    // A '.strings' table takes precedence over a catalog.
    for table in tables.reversed() {
      texts += table.texts(in: language).filter { seen.insert($0.id).inserted }
    }
    return texts
  }
}
