import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// A version after reading and compiling it, ready to compare.
package struct VersionDefinitions: Sendable {
  var contract = Contract()
  var module = ModuleSchema()
  var modules: [(schema: ModuleSchema, options: GenerationOptions)] = []
  var sources: [SourceText] = []
  var problems: [Diagnostic] = []
  /// Why files are left out.
  var unreadFiles: [Diagnostic] = []
  var notes: [Diagnostic] = []
  package var configurationPath: String?
  var projects: [SourceText] = []
  /// The prefix of all paths, such as a revision's name.
  var prefix = ""
  var levels: VersionLevels

  /// - Parameter keepsFolders: Whether to identify modules by their own folders instead of relative to the
  ///   searched folder.
  static func read(
    _ version: VersionInputs,
    _ options: CompilerOptions,
    keepsFolders: Bool = false
  ) -> VersionDefinitions {
    let (inputs, prefix) = (version.inputs, version.prefix)
    var options = options
    options.projectFiles = version.projectFiles.naming(options.projectFiles.rules)
    let result = CompilerDriver.run(inputs, options, to: .meaning)
    var read = VersionDefinitions(levels: VersionLevels(result, inputs, options))
    read.prefix = prefix
    read.projects = result.projects.compactMap(\.source)
    read.module = result.compilation.module
    read.modules = result.modules
    read.sources = result.compilation.sources
    // The definition is readable despite rules that the project raised to an error.
    read.problems = result.diagnostics.filter { $0.severity == .error && $0.rule.severity == .error }
    read.notes = result.diagnostics.filter { [.unusedConfiguration, .linkedDefinition].contains($0.rule) }
    read.configurationPath = result.inputPaths.last { FilePath.name(of: $0) == InputFile.projectFileName }
    let roots = Dictionary(firsts: inputs.files.map { ($0.path, $0.searchedFolder) })
    read.contract = Contract(read.module) { path in
      guard let root = roots[path] ?? nil else { return "" }
      let path = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      let home = FilePath.home(of: path)
      return keepsFolders ? home : FilePath.relative(home, to: root)
    }
    return read
  }
}

extension CompilerOptions {
  /// Levels only apply to the changes, not to the diagnostics of reading.
  var forReading: CompilerOptions {
    var options = self
    options.splitsModules = true
    options.reportsLints = false
    options.levels = [:]
    return options
  }
}

/// Where the definitions of a version come from.
package enum DefinitionSource: Sendable {
  /// Files, folders, or `-` for standard input.
  case paths([String])
  case snapshot(Snapshot)
  /// Already read, for example from the working folder.
  case found(Inputs, projects: ProjectFiles = ProjectFiles())
  /// A folder with a copy of the definitions as of a release. Only an `intentc.json` inside counts.
  case released(String)

  var inputs: VersionInputs {
    switch self {
    // Git passes this path if one version lacks the file.
    case .paths(["/dev/null"]): VersionInputs(Inputs(files: []))
    case .paths(let paths): VersionInputs(Inputs.read(paths))
    case .snapshot(let snapshot): VersionInputs(snapshot)
    case .found(let inputs, let projects): VersionInputs(inputs, projects)
    case .released(let folder): VersionInputs(released: folder)
    }
  }
}

/// The files of a version, on the disk or in git.
struct VersionInputs {
  var inputs: Inputs
  var prefix = ""
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
    prefix = snapshot.prefix
    projectFiles = ProjectFiles(prefix: prefix, contents: snapshot.projects, top: snapshot.top)
  }
}

/// Files from a source such as a revision. Paths are relative to the working folder, without ``prefix``.
package struct Snapshot: Sendable {
  /// The prefix of all paths in reports, such as a revision's name and a colon.
  package var prefix: String
  package var definitions: [InputFile] = []
  package var folders: [String] = []
  package var links: [String] = []
  package var projects: [String: [UInt8]] = [:]
  /// The repository's top folder.
  private(set) var top: String

  package init(prefix: String, top: String = "") {
    (self.prefix, self.top) = (prefix, top)
  }
}
