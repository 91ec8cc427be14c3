import IntentCompiler

/// Where the definitions of a version come from.
package enum DefinitionSource: Sendable {
  /// Files, folders, or `-` for standard input.
  case paths([String])
  /// Read from a revision, which has the same paths as the working folder, apart from its name before them.
  case revision(Inputs, projects: ProjectFiles)
  /// Already read, for example from the working folder.
  case found(Inputs, projects: ProjectFiles = ProjectFiles())
  /// A folder with a copy of the definitions as of a release. Only an `intentc.json` inside counts.
  case released(String)

  var inputs: DefinitionInputs {
    switch self {
    // Git passes this path if one version lacks the file.
    case .paths(["/dev/null"]): (Inputs(files: []), ProjectFiles())
    case .paths(let paths): (Inputs.read(paths), ProjectFiles())
    case .revision(let inputs, let projects), .found(let inputs, let projects): (inputs, projects)
    case .released(let folder): (Inputs.read([folder]), ProjectFiles(top: folder))
    }
  }
}

/// The files of a ``DefinitionSource``, on the disk or in git.
typealias DefinitionInputs = (inputs: Inputs, projectFiles: ProjectFiles)
