import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

/// A version that is read and compiled, with all that a comparison needs of it.
struct ReadVersion {
  var schema = ComparedSchema()
  var module = ModuleSchema()
  var modules: [(schema: ModuleSchema, options: GenerationOptions)] = []
  var sources: [SourceText] = []
  var problems: [Diagnostic] = []
  /// These keep tables from being compared.
  var tableProblems: [Diagnostic] = []
  var notes: [Diagnostic] = []
  var configurationPath: String?
  var projects: [SourceText] = []
  /// Of all paths.
  var prefix = ""
  var levels: VersionLevels

  /// - Parameter keepsFolders: Whether to identify modules by their own folders instead of relative to the
  ///   searched folder.
  static func read(
    _ version: VersionInputs,
    _ options: CompilerOptions,
    keepsFolders: Bool = false
  ) -> ReadVersion {
    let (inputs, prefix) = (version.inputs, version.prefix)
    var options = options
    options.projectFiles = version.projectFiles.naming(options.projectFiles.rules)
    let result = CompilerDriver.run(inputs, options, to: .meaning)
    var read = ReadVersion(levels: VersionLevels(result, inputs, options))
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
    let names = SwiftNames.byPath(result.modules)
    let withClasses = Set(
      result.modules.filter { $0.options.backends.contains(.intents) }
        .flatMap { $0.schema.files.map(\.definition.path) }
    )
    let searched = keepsFolders ? nil : roots.compactMapValues(\.self)
    let tables = read.tables(searched, version.tables, prefix)
    read.schema = ComparedSchema(
      read.module,
      names: { names[$0] },
      tables: { tables[$0] },
      hasClasses: { withClasses.contains($0) },
      folder: { path in
        guard let root = roots[path] ?? nil else { return "" }
        let path = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        let home = FilePath.home(of: path)
        return keepsFolders ? home : FilePath.relative(home, to: root)
      }
    )
    return read
  }

  /// - Parameter searched: The searched folders, by the paths of definitions found in them; `nil` if every
  ///   definition is in its original folder.
  private mutating func tables(
    _ searched: [String: String]?,
    _ contents: TableFolders?,
    _ prefix: String
  ) -> [String: TranslatedTexts] {
    let definitions = module.files.map(\.definition)
    let folders = contents ?? TableFolders(ofDefinitions: definitions.map(\.path))
    var tables: [String: TranslatedTexts] = [:]
    for definition in definitions {
      let isAtHome = searched.map { $0[definition.path] != nil } ?? true
      let texts = TranslatedTexts(definition, prefix: prefix, in: folders, isAtHome: isAtHome)
      sources += texts.sources
      tableProblems += texts.problems
      tables[definition.path] = texts
    }
    return tables
  }
}

extension CompilerOptions {
  /// The levels only apply to what a comparison finds.
  var forReading: CompilerOptions {
    var options = self
    options.splitsModules = true
    options.reportsLints = false
    options.levels = [:]
    return options
  }
}

/// The files of a version, on the disk or in git.
struct VersionInputs {
  var inputs: Inputs
  var prefix = ""
  var tables: TableFolders?
  var projectFiles = ProjectFiles()

  init(_ inputs: Inputs) {
    self.inputs = inputs
  }

  init(released folder: String) {
    inputs = Inputs.read([folder])
    projectFiles.root = folder
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

/// Files from a source such as a revision. Paths are relative to the working folder, without ``prefix``.
package struct Snapshot: Sendable {
  /// Prefixes all paths in reports.
  package var prefix: String
  package var definitions: [InputFile] = []
  package var folders: [String] = []
  package var links: [String] = []
  package var tables: [String: [UInt8]] = [:]
  package var unknownTables: Set<String> = []
  package var projects: [String: [UInt8]] = [:]

  package init(prefix: String) {
    self.prefix = prefix
  }
}
