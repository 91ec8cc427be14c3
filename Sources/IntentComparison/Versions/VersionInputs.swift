import IntentCompiler
import IntentLocalisation

/// What is read of one version.
struct VersionInputs {
  var inputs: Inputs
  /// What the paths of a snapshot begin with; empty for the disk.
  var prefix = ""
  /// The tables of a snapshot; `nil` for those on the disk.
  var tables: TableFolders?
  var projectFiles = ProjectFiles()

  init(_ inputs: Inputs) {
    self.inputs = inputs
  }

  init(_ snapshot: Snapshot) {
    inputs = Inputs(
      files: snapshot.definitions,
      diagnostics: snapshot.links.map { InputSearch.linkedDefinition(snapshot.prefix + $0) },
      folders: snapshot.folders,
      searchedFolders: snapshot.folders
    )
    prefix = snapshot.prefix
    projectFiles = ProjectFiles(prefix: prefix, contents: snapshot.projects)
    inputs.addFolders(of: snapshot.definitions.map { projectFiles.bare($0.path) })
    tables = TableFolders(contents: snapshot.tables, unknown: snapshot.unknownTables)
  }
}

/// Definitions that were read from elsewhere than the disk, such as a revision of a repository, with what stands
/// beside them. Without the prefix, all paths are those of files in the working folder.
package struct Snapshot: Sendable {
  /// What the paths of its definitions begin with, and of everything that is said of it.
  package var prefix: String
  /// The definitions, each with the folder that was searched, whose path has no prefix.
  package var definitions: [InputFile] = []
  /// The folders that were searched.
  package var folders: [String] = []
  /// The links to definitions that a search found, and did not follow.
  package var links: [String] = []
  /// The tables of texts by their paths.
  package var tables: [String: [UInt8]] = [:]
  /// The tables of which nobody knows what they say.
  package var unknownTables: Set<String> = []
  /// The files `intentc.json` by their paths.
  package var projects: [String: [UInt8]] = [:]

  package init(prefix: String) {
    self.prefix = prefix
  }
}
