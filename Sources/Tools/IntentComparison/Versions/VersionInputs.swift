import IntentCompiler
import IntentLocalisation

/// The inputs of one version.
struct VersionInputs {
  var inputs: Inputs
  /// The start of the paths of a snapshot; empty for files on disk.
  var prefix = ""
  /// The tables of a snapshot; `nil` for the tables on disk.
  var tables: TableFolders?
  var projectFiles = ProjectFiles()

  init(_ inputs: Inputs) {
    self.inputs = inputs
  }

  init(_ snapshot: Snapshot) {
    inputs = Inputs(
      files: snapshot.definitions,
      diagnostics: snapshot.links.map { InputSearch.linkedDefinition(snapshot.prefix + $0) },
      folders: snapshot.definitions.contains { $0.searchedFolder != nil } ? snapshot.folders : [],
      searchedFolders: snapshot.folders
    )
    prefix = snapshot.prefix
    projectFiles = ProjectFiles(prefix: prefix, contents: snapshot.projects)
    inputs.addFolders(of: snapshot.definitions.map { projectFiles.bare($0.path) })
    tables = TableFolders(contents: snapshot.tables, unknown: snapshot.unknownTables)
  }
}

/// Definitions that were not read from disk, for example a revision of a repository, with the files next to
/// them. Without the prefix, all paths are those of files in the working folder.
package struct Snapshot: Sendable {
  /// The start of the paths of its definitions, and of everything that is reported about it.
  package var prefix: String
  /// The definitions, each with the searched folder, whose path has no prefix.
  package var definitions: [InputFile] = []
  /// The folders that were searched.
  package var folders: [String] = []
  /// The links to definitions that the search found but did not follow.
  package var links: [String] = []
  /// The tables of texts by path.
  package var tables: [String: [UInt8]] = [:]
  /// The tables that could not be read.
  package var unknownTables: Set<String> = []
  /// The `intentc.json` files by path.
  package var projects: [String: [UInt8]] = [:]

  package init(prefix: String) {
    self.prefix = prefix
  }
}
