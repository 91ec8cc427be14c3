import IntentSchema

/// One version of definitions, read for a comparison.
struct ReadVersion {
  var outline = SchemaOutline()
  var module = ModuleSchema()
  var sources: [SourceText] = []
  /// The errors, after which there is nothing to compare.
  var problems: [Diagnostic] = []
  /// The configuration that counted; `nil` is none.
  var configurationPath: String?
  /// The folders in which the project's own files may stand.
  var folders: [String] = []

  /// Reads definitions or a baseline.
  ///
  /// - Parameters:
  ///   - version: What is read, and what the paths of a snapshot begin with.
  ///   - keepsFolders: Whether modules are known by their folders as they are, and not from the folder that was
  ///     searched.
  static func read(
    _ version: (Inputs, prefix: String),
    _ options: CompilerCall,
    keepsFolders: Bool = false
  ) -> ReadVersion {
    let (inputs, prefix) = version
    if inputs.files.count == 1, let file = inputs.files.first, Baseline.isOne(file.bytes) {
      return baseline(file, inputs)
    }
    let result = options.run(on: inputs, to: .meaning)
    var read = ReadVersion()
    read.module = result.compilation.module
    read.sources = result.compilation.sources
    // A project may make errors of rules that keep nobody from understanding a definition.
    read.problems = result.diagnostics.filter { $0.severity == .error && $0.rule.severity == .error }
    read.configurationPath = result.inputPaths.last { FilePath.name(of: $0) == ProjectConfiguration.fileName }
    read.folders = inputs.folders
    let roots = Dictionary(
      inputs.files.map { ($0.path, $0.searchedFolder) },
      uniquingKeysWith: { first, _ in first }
    )
    read.outline = SchemaOutline(read.module) { path in
      guard let root = roots[path] ?? nil else { return "" }
      let path = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      let home = FilePath.home(of: path)
      return keepsFolders ? home : relative(home, to: root)
    }
    return read
  }

  private static func baseline(_ file: InputFile, _ inputs: Inputs) -> ReadVersion {
    let source = SourceText(path: file.path, bytes: file.bytes)
    let (outline, diagnostics) = BaselineReader.read(source)
    return ReadVersion(
      outline: outline ?? SchemaOutline(),
      sources: [source],
      problems: diagnostics,
      folders: inputs.folders
    )
  }

  /// A folder as seen from one around it.
  private static func relative(_ folder: String, to root: String) -> String {
    let root = root.hasSuffix("/") ? String(root.dropLast()) : root
    if folder == root || root == "." && folder.isEmpty { return "" }
    return folder.hasPrefix(root + "/") ? String(folder.dropFirst(root.count + 1)) : folder
  }
}
