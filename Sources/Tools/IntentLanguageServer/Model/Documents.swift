import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

/// A document that is open in the client.
struct OpenDocument {
  /// The URI as the client writes it.
  var uri: String
  /// The version of the client's last change; `nil` if it counts none.
  var version: Int?
  var text: DocumentText
  /// Whether the text is a binary property list, which no editor can show. The file on disk counts instead.
  var isBinary: Bool { text.bytes.starts(with: "bplist".utf8) }

  /// The text as a file with a byte order mark: whatever encoding the file declares, the client sends its characters.
  var file: [UInt8] { Self.mark + text.bytes }

  /// The byte order mark of UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// The last version of a definition that could be read, with its module.
struct ReadDefinition {
  let path: String
  let module: ModuleSchema
  /// The texts of the module's files at that time, by path.
  let texts: [String: [UInt8]]

  /// The text of the definition.
  var bytes: [UInt8] { texts[path] ?? [] }

  /// The file's place in the module.
  var file: ModuleSchema.File? { module.files.first { $0.definition.path == path } }

  /// The values of the definition, with their places.
  var list: PropertyList? {
    PropertyListReader(knownKeys: DefinitionReader.knownKeys).read(bytes, path: path).list
  }

  var names: NameTable { NameTable(module, texts: texts) }
}

/// What is checked in one call: the definitions of a folder of the client's workspace, or a definition outside of all
/// folders, which may be untitled.
struct CheckedInputs {
  /// The folder or the definition.
  let path: String
  let isFolder: Bool
  /// The inputs as they are on disk; `nil` if they must be searched again.
  private var inputs: Inputs?
  /// The result of the last check.
  private(set) var result: CompilerCall.Result?
  /// The modules of the last check. Only those that have changed are checked again.
  private var modules = CompiledModules()
  /// Whether something changed since the last check.
  private(set) var isOutdated = true

  init(_ path: String, isFolder: Bool) {
    self.path = path
    self.isFolder = isFolder
  }

  /// Whether a change of a file can change the result.
  func concerns(_ file: String) -> Bool {
    if isFolder { return Self.isIn(path, file) }
    return file == path || !DocumentURI.isUntitled(path) && Self.isIn(FilePath.home(of: path), file)
  }

  /// Whether a file is in a folder.
  static func isIn(_ folder: String, _ file: String) -> Bool {
    file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Reads everything from disk before the next check.
  mutating func forgetFiles() {
    inputs = nil
    modules = CompiledModules()
    isOutdated = true
  }

  /// Checks the module of a document again.
  mutating func forget(_ document: String) {
    modules.forget(document)
    isOutdated = true
  }

  /// Checks the inputs.
  ///
  /// - Parameters:
  ///   - unsaved: The texts of the client's documents.
  ///   - options: The options of the call.
  mutating func check(_ unsaved: UnsavedFiles, _ options: CompilerOptions) {
    isOutdated = false
    result = run(options, on: inputs(with: unsaved), unsaved)
  }

  /// The inputs with the texts of the client's documents.
  private mutating func inputs(with unsaved: UnsavedFiles) -> Inputs {
    if DocumentURI.isUntitled(path) {
      let file = InputFile(path: path, name: "Untitled", bytes: unsaved.texts[path] ?? [])
      return Inputs(files: [file], diagnostics: [], folders: [])
    }
    let found = inputs ?? Inputs.read([path])
    inputs = found
    var current = found
    var paths: Set<String> = []
    for index in current.files.indices {
      let path = current.files[index].path
      paths.insert(path)
      if let text = unsaved.texts[path] { current.files[index].bytes = text }
    }
    // Documents that were not saved for the first time yet.
    for (path, text) in unsaved.texts.sorted(by: { $0.key < $1.key })
    where path.hasSuffix(InputFile.fileExtension) && !paths.contains(path)
      && (isFolder ? Self.isIn(self.path, path) : path == self.path)
    {
      current.files.append(InputFile(path: path, bytes: text, searchedFolder: isFolder ? self.path : nil))
      current.addFolders(of: [path])
    }
    current.expectNothing(at: [path])
    current.diagnostics.removeAll { unsaved.texts[$0.location?.file ?? ""] != nil }
    return current
  }

  /// Checks inputs as `intentc validate` does.
  private mutating func run(
    _ options: CompilerOptions,
    on inputs: Inputs,
    _ unsaved: UnsavedFiles
  ) -> CompilerCall.Result {
    var options = options
    options.splitsModules = true
    options.reportsUnusedSuppressions = isFolder
    options.projectFiles.unsaved = unsaved
    if DocumentURI.isUntitled(path) {
      // It is in no folder, so nothing beside it belongs to it.
      options.looksForConfiguration = false
    } else {
      options.checkTranslations(unsaved: unsaved)
    }
    var driver = CompilerDriver(options, reusing: modules)
    // Otherwise there are two owners, and the driver copies what it changes.
    modules = CompiledModules()
    defer { modules = driver.former ?? CompiledModules() }
    return driver.run(inputs, to: .names)
  }
}
