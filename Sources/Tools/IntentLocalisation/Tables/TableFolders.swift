import IntentCompiler
import IntentDiagnostics

/// Listings of the folders of definitions, each made only once.
package struct TableFolders: Sendable {
  /// The contents of a folder.
  struct Listing: Sendable {
    /// All names.
    var names: Set<String> = []
    /// The names of the `.lproj` folders, sorted by bytes.
    var languageFolders: [String] = []
    /// Whether there is a table of texts.
    var hasTables = false

    fileprivate mutating func add(_ name: String) {
      names.insert(name)
      hasTables = hasTables || name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")
    }
  }

  private var listings: [String: Listing] = [:]
  /// The tables of a snapshot, by path; `nil` if tables are on disk.
  private(set) var contents: [String: [UInt8]]?
  /// The tables of a snapshot whose contents are unknown.
  package private(set) var unknown: Set<String> = []
  /// The texts to read instead of tables on disk.
  let unsaved: UnsavedFiles

  /// Lists the folders of definitions, and the `.lproj` folders in them.
  ///
  /// - Parameters:
  ///   - paths: The paths of the definitions.
  ///   - unsaved: The texts to read instead of tables on disk.
  package init(ofDefinitions paths: [String], unsaved: UnsavedFiles = UnsavedFiles()) {
    self.unsaved = unsaved
    for path in paths where path != InputFile.standardInputPath {
      let folder = FilePath.home(of: path)
      guard listings[folder] == nil else { continue }
      list(folder)
      for language in self[folder].languageFolders { list(FilePath.join(folder, language)) }
    }
  }

  /// Uses the tables of a snapshot, by path.
  package init(contents: [String: [UInt8]], unknown: Set<String>) {
    (self.contents, self.unknown, unsaved) = (contents, unknown, UnsavedFiles())
    for path in unknown.union(contents.keys).sorted() {
      let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
      listings[folder, default: Listing()].add(name)
      guard folder.hasSuffix(".lproj") else { continue }
      let (home, language) = (FilePath.folder(of: folder), FilePath.name(of: folder))
      if listings[home]?.languageFolders.last != language {
        listings[home, default: Listing()].languageFolders.append(language)
      }
    }
  }

  /// The contents of a folder; empty if it cannot be listed.
  subscript(folder: String) -> Listing {
    listings[folder] ?? Listing()
  }

  /// The names of the `.lproj` folders in a folder that are not those of a language.
  package func sharedFolders(in folder: String) -> [String] {
    self[folder].languageFolders.filter { !TableSearch.isLanguage(String($0.dropLast(".lproj".count))) }
  }

  private mutating func list(_ folder: String) {
    let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    listings[folder] = Listing(
      names: Set(names),
      languageFolders: names.filter { $0.hasSuffix(".lproj") },
      hasTables: names.contains { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }
    )
  }
}
