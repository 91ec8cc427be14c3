import IntentCompiler
import IntentDiagnostics

/// What stands in the folders of definitions, so that each is listed once however many definitions it holds.
package struct TableFolders: Sendable {
  /// What stands in one folder.
  struct Listing: Sendable {
    /// The names of everything.
    var names: Set<String> = []
    /// The names of the `.lproj` folders, in the order of their bytes.
    var languageFolders: [String] = []
    /// Whether a table of texts is among it.
    var hasTables = false

    fileprivate mutating func add(_ name: String) {
      names.insert(name)
      hasTables = hasTables || name.hasSuffix(".strings") || name.hasSuffix(".stringsdict")
    }
  }

  private var listings: [String: Listing] = [:]
  /// The tables by their paths, where they are those of a snapshot; `nil` for those on the disk.
  private(set) var contents: [String: [UInt8]]?
  /// The tables of a snapshot of which nobody knows what they say.
  package private(set) var unknown: Set<String> = []

  /// Lists the folders of definitions and the `.lproj` folders in them.
  package init(ofDefinitions paths: [String]) {
    for path in paths where path != InputFile.standardInputPath {
      let folder = FilePath.home(of: path)
      guard listings[folder] == nil else { continue }
      list(folder)
      for language in self[folder].languageFolders { list(FilePath.join(folder, language)) }
    }
  }

  /// Takes the tables of a snapshot, by their paths.
  package init(contents: [String: [UInt8]], unknown: Set<String>) {
    (self.contents, self.unknown) = (contents, unknown)
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

  /// What stands in a folder; nothing where it cannot be listed.
  subscript(folder: String) -> Listing {
    listings[folder] ?? Listing()
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
