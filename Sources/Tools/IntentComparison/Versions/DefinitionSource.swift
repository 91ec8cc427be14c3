import IntentCompiler

/// Where the definitions of a version come from.
package enum DefinitionSource: Sendable {
  /// Files, folders, or `-` for standard input.
  case paths([String])
  case snapshot(Snapshot)
  /// Already read, for example from the working folder.
  case found(Inputs, projects: ProjectFiles = ProjectFiles())
  /// A folder with a copy of the definitions as of a release. Only an `intentc.json` inside counts.
  case released(String)

  var inputs: DefinitionInputs {
    switch self {
    // Git passes this path if one version lacks the file.
    case .paths(["/dev/null"]): DefinitionInputs(Inputs(files: []))
    case .paths(let paths): DefinitionInputs(Inputs.read(paths))
    case .snapshot(let snapshot): DefinitionInputs(snapshot)
    case .found(let inputs, let projects): DefinitionInputs(inputs, projects)
    case .released(let folder): DefinitionInputs(released: folder)
    }
  }
}

/// The files of a ``DefinitionSource``, on the disk or in git.
struct DefinitionInputs {
  var inputs: Inputs
  var projectFiles = ProjectFiles()

  init(_ inputs: Inputs, _ projectFiles: ProjectFiles = ProjectFiles()) {
    (self.inputs, self.projectFiles) = (inputs, projectFiles)
  }

  init(released folder: String) {
    inputs = Inputs.read([folder])
    projectFiles = ProjectFiles(top: folder)
  }

  init(_ snapshot: Snapshot) {
    inputs = Inputs(
      files: snapshot.definitions,
      diagnostics: snapshot.links.map { InputSearch.linkedDefinition(snapshot.prefix + $0) },
      searchedFolders: snapshot.folders
    )
    projectFiles = ProjectFiles(prefix: snapshot.prefix, contents: snapshot.projects, top: snapshot.top)
  }
}

/// Files from a source such as a revision. Paths are relative to the working folder, without ``prefix``.
package struct Snapshot: Sendable {
  /// The prefix of all paths in reports, such as a revision's name and a colon.
  package var prefix: String
  package var definitions: [InputFile] = []
  /// The searched folders.
  package var folders: [String] = []
  /// The paths of symbolic links with a definition's name. Their targets aren't read.
  package var links: [String] = []
  /// The contents of project files, by path.
  package var projects: [String: [UInt8]] = [:]
  /// The repository's top folder.
  private(set) var top: String

  package init(prefix: String, top: String = "") {
    (self.prefix, self.top) = (prefix, top)
  }
}
