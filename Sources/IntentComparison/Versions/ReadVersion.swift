import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// One version of definitions, read for a comparison.
struct ReadVersion {
  var schema = ComparedSchema()
  var module = ModuleSchema()
  var sources: [SourceText] = []
  /// The errors, after which there is nothing to compare.
  var problems: [Diagnostic] = []
  /// Why tables of texts cannot be read to their ends. What they say is not compared.
  var tableProblems: [Diagnostic] = []
  /// What was not read, though it may have been meant.
  var notes: [Diagnostic] = []
  /// The configuration that counted; `nil` is none.
  var configurationPath: String?
  /// The levels of its projects.
  var levels: VersionLevels

  /// Reads definitions or a baseline.
  ///
  /// - Parameters:
  ///   - version: What is read.
  ///   - keepsFolders: Whether modules are known by their folders as they are, and not from the folder that was
  ///     searched, and each definition is where it belongs.
  ///   - readsTables: Whether the tables of texts are read too.
  static func read(
    _ version: VersionInputs,
    _ options: CompilerCall,
    keepsFolders: Bool = false,
    readsTables: Bool
  ) -> ReadVersion {
    let (inputs, prefix) = (version.inputs, version.prefix)
    var options = options
    options.projectFiles = version.projectFiles
    if isBaseline(inputs), let file = inputs.files.first { return baseline(file, inputs, options) }
    let result = options.run(on: inputs, to: .meaning)
    var read = ReadVersion(levels: VersionLevels(result, inputs, options))
    read.module = result.compilation.module
    read.sources = result.compilation.sources
    // A project may make errors of rules that keep nobody from understanding a definition.
    read.problems = result.diagnostics.filter { $0.severity == .error && $0.rule.severity == .error }
    read.notes = result.diagnostics.filter { [.unusedConfiguration, .linkedDefinition].contains($0.rule) }
    read.configurationPath = result.inputPaths.last { FilePath.name(of: $0) == InputFile.projectFileName }
    let roots = Dictionary(firsts: inputs.files.map { ($0.path, $0.searchedFolder) })
    let names = SwiftNames.byPath(result.modules)
    let searched = keepsFolders ? nil : roots.compactMapValues(\.self)
    let tables =
      readsTables ? read.tables(searched, version.tables, prefix) : read.tableNames(searched)
    read.schema = ComparedSchema(
      read.module,
      names: { names[$0] },
      tables: { tables[$0] },
      folder: { path in
        guard let root = roots[path] ?? nil else { return "" }
        let path = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        let home = FilePath.home(of: path)
        return keepsFolders ? home : FilePath.relative(home, to: root)
      }
    )
    return read
  }

  /// Whether what is read is a baseline.
  static func isBaseline(_ inputs: Inputs) -> Bool {
    inputs.files.count == 1
      && inputs.files.allSatisfy { !FilePath.isTable($0.path) && Baseline.isOne($0.bytes) }
  }

  private func tableNames(_ searched: [String: String]?) -> [String: TranslatedTexts] {
    let names = module.files.map(\.definition).compactMap { definition in
      searched.map { $0[definition.path] != nil } ?? true
        ? (definition.path, TranslatedTexts(table: ComparedSchema.Table(name: definition.name))) : nil
    }
    return Dictionary(firsts: names)
  }

  /// What the tables of each definition say, by the definition's path.
  ///
  /// - Parameters:
  ///   - searched: The definitions that were found in a folder; `nil` where each is where it belongs.
  ///   - contents: The tables of a snapshot; `nil` for those on the disk.
  ///   - prefix: What the paths of a revision begin with.
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

  private static func baseline(_ file: InputFile, _ inputs: Inputs, _ options: CompilerCall) -> ReadVersion {
    let source = SourceText(path: file.path, bytes: file.bytes)
    let (schema, diagnostics) = BaselineReader.read(source)
    return ReadVersion(
      schema: schema ?? ComparedSchema(),
      sources: [source],
      problems: diagnostics,
      levels: VersionLevels(inputs, options)
    )
  }
}
