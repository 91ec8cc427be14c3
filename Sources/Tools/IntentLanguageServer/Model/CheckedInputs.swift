import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

/// A workspace folder, or a definition outside of all folders, maybe untitled.
///
/// A changed document's module is checked alone, immediately. If other modules are affected, a full check
/// follows in small parts, and the server answers the client between them.
struct CheckedInputs {
  let path: String
  let isFolder: Bool
  /// `nil` if a new search is necessary.
  private var inputs: Inputs?
  private var hasReadFiles = false
  /// By path, and by module folder.
  private var places: [String: Int] = [:]
  private var homes: [String: [String]] = [:]
  /// For each folder of a module with several folders, all of them.
  private var joined: [String: [String]] = [:]
  private(set) var result: CompilerCall.Result?
  /// Checked alone since the last full check, by folders.
  private(set) var parts: [[String]: CheckedModule] = [:]
  /// From the last check, to recheck only changed modules.
  private var modules = CompiledModules()
  private var run: StartedRun?
  /// The modules of these files must be checked alone.
  private var changed: Set<String> = []
  /// Changed since the last full check began.
  private var changedSince: Set<String> = []
  private var isWholeOutdated = true

  /// For each part of a full check.
  private static let patience: Duration = .milliseconds(10)

  init(_ path: String, isFolder: Bool) {
    self.path = path
    self.isFolder = isFolder
  }

  var hasChangedModules: Bool { isFolder && !changed.isEmpty }

  var isOutdated: Bool { isWholeOutdated || run != nil || !changed.isEmpty }

  func concerns(_ file: String) -> Bool {
    if isFolder { return Self.isIn(path, file) }
    return file == path || !DocumentURI.isUntitled(path) && Self.isIn(FilePath.home(of: path), file)
  }

  static func isIn(_ folder: String, _ file: String) -> Bool {
    file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  var problems: [Diagnostic] {
    let covered = parts.values.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
    let others = (result?.diagnostics ?? []).filter { !covered.contains($0.location?.file ?? "") }
    return others + parts.values.flatMap(\.result.diagnostics)
  }

  func result(of file: String) -> CompilerCall.Result? {
    parts.values.first { $0.paths.contains(file) }?.result ?? result
  }

  mutating func forgetFiles(around file: String) {
    inputs = nil
    run = nil
    modules = CompiledModules()
    isWholeOutdated = true
    changed.insert(file)
  }

  mutating func forget(_ document: String) {
    changed.insert(document)
    changedSince.insert(document)
  }

  // MARK: The module of a document

  /// Returns the results that don't depend on other modules.
  mutating func checkChangedModules(_ unsaved: UnsavedFiles, _ options: CompilerOptions) -> [CheckedModule] {
    let changed = self.changed
    self.changed = []
    var done: Set<[String]> = []
    return changed.sorted().compactMap { file in
      // Many modules can share a project file.
      guard FilePath.name(of: file) != InputFile.projectFileName else {
        isWholeOutdated = true
        return nil
      }
      let folders = joined[FilePath.home(of: file)] ?? [FilePath.home(of: file)]
      return done.insert(folders).inserted ? check(folders, unsaved, options) : nil
    }
  }

  private mutating func check(
    _ folders: [String],
    _ unsaved: UnsavedFiles,
    _ options: CompilerOptions
  ) -> CheckedModule? {
    let files = folders.flatMap { self.files(of: $0, unsaved) }
    var inputs = Inputs(files: files, diagnostics: [], folders: [], searchedFolders: [path])
    inputs.addFolders(of: files.map(\.path))
    var options = self.options(options, unsaved)
    options.reportsUnusedSuppressions = false
    let result = CompilerDriver.run(inputs, options, to: .names)
    let former = parts[folders]?.former ?? self.result.map { FormerModule(of: Set(files.map(\.path)), $0) }
    let part = CheckedModule(files.map(\.path), result, since: former)
    // An unreadable definition doesn't affect the results of other modules.
    if part.isRead, part.interface != former?.interface || part.hasSettings { isWholeOutdated = true }
    guard !part.isRead || part.interface.isComplete(since: former?.interface) else {
      parts[folders] = nil
      return nil
    }
    parts[folders] = part
    return part
  }

  private func files(of folder: String, _ unsaved: UnsavedFiles) -> [InputFile] {
    let isKnown = inputs != nil && hasReadFiles
    var paths = isKnown ? homes[folder] ?? [] : Self.definitions(in: folder)
    for path in unsaved.texts.keys.sorted()
    where path.hasSuffix(InputFile.fileExtension) && FilePath.home(of: path) == folder
      && !paths.contains(path)
    {
      paths.append(path)
    }
    return paths.compactMap { path in
      let known = isKnown ? places[path].flatMap { inputs?.files[$0].bytes } : nil
      guard let bytes = unsaved.texts[path] ?? known ?? (try? FileSystem.read(path)) else { return nil }
      return InputFile(path: path, bytes: bytes, searchedFolder: self.path)
    }
  }

  private static func definitions(in folder: String) -> [String] {
    func paths(_ folder: String, _ ending: String) -> [String] {
      ((try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? [])
        .filter { !$0.hasPrefix(".") && $0.hasSuffix(ending) }.map { FilePath.join(folder, $0) }
    }
    let folders = [folder] + paths(folder, ".lproj")
    let found = folders.flatMap { paths($0, InputFile.fileExtension) }.filter { path in
      (try? FileSystem.status(of: path, followsLinks: false))?.kind == .file
    }
    return LocalisedCopies.choose(from: found).0
  }

  // MARK: Everything

  /// Returns whether the check is done.
  mutating func checkMore(_ unsaved: UnsavedFiles, _ options: CompilerOptions) -> Bool {
    guard !DocumentURI.isUntitled(path) else {
      let file = InputFile(path: path, name: "Untitled", bytes: unsaved.texts[path] ?? [])
      var options = self.options(options, unsaved)
      options.looksForConfiguration = false
      options.furtherCheck = nil
      changed = []
      isWholeOutdated = false
      result = CompilerDriver.run(Inputs(files: [file], diagnostics: [], folders: []), options, to: .names)
      return true
    }
    guard inputs != nil else {
      inputs = Inputs.find([path])
      hasReadFiles = false
      return false
    }
    guard hasReadFiles else {
      inputs?.readFiles(jobs: options.jobs)
      hasReadFiles = true
      rememberFiles()
      return false
    }
    guard run != nil else {
      begin(unsaved, options)
      return false
    }
    let end = ContinuousClock.now + Self.patience
    guard run?.compile(until: end) == true else { return false }
    finish()
    return true
  }

  private mutating func begin(_ unsaved: UnsavedFiles, _ options: CompilerOptions) {
    isWholeOutdated = false
    if !isFolder { changed = [] }
    for file in changedSince { modules.forget(file) }
    changedSince = []
    let driver = CompilerDriver(self.options(options, unsaved), reusing: modules)
    // Otherwise the driver would have to copy the modules to change them.
    modules = CompiledModules()
    run = StartedRun(driver: driver, run: driver.begin(currentInputs(unsaved), to: .names))
  }

  private mutating func finish() {
    guard var run else { return }
    self.run = nil
    let result = run.finish()
    modules = run.driver.former ?? CompiledModules()
    self.result = result
    parts = [:]
    if isFolder { changed.formUnion(changedSince) }
    joined = [:]
    for module in result.modules {
      let folders = Set(module.schema.files.map { FilePath.home(of: $0.definition.path) }).sorted()
      if folders.count > 1 { for folder in folders { joined[folder] = folders } }
    }
  }

  private mutating func rememberFiles() {
    (places, homes) = ([:], [:])
    for (index, file) in (inputs?.files ?? []).enumerated() {
      places[file.path] = index
      homes[FilePath.home(of: file.path), default: []].append(file.path)
    }
  }

  private func currentInputs(_ unsaved: UnsavedFiles) -> Inputs {
    var current = inputs ?? Inputs(files: [], diagnostics: [], folders: [])
    for (path, text) in unsaved.texts {
      if let index = places[path] { current.files[index].bytes = text }
    }
    for (path, text) in unsaved.texts.sorted(by: { $0.key < $1.key })
    where path.hasSuffix(InputFile.fileExtension) && places[path] == nil
      && (isFolder ? Self.isIn(self.path, path) : path == self.path)
    {
      current.files.append(InputFile(path: path, bytes: text, searchedFolder: isFolder ? self.path : nil))
      current.addFolders(of: [path])
    }
    current.expectNothing(at: [path])
    current.diagnostics.removeAll { unsaved.texts[$0.location?.file ?? ""] != nil }
    return current
  }

  private func options(_ options: CompilerOptions, _ unsaved: UnsavedFiles) -> CompilerOptions {
    var options = options
    options.splitsModules = true
    options.reportsUnusedSuppressions = isFolder
    options.projectFiles.unsaved = unsaved
    options.checkTranslations(unsaved: unsaved)
    return options
  }
}

private struct StartedRun {
  private(set) var driver: CompilerDriver
  private var run: CompilerDriver.Run

  init(driver: CompilerDriver, run: CompilerDriver.Run) {
    (self.driver, self.run) = (driver, run)
  }

  /// Returns whether all modules are done.
  mutating func compile(until end: ContinuousClock.Instant) -> Bool {
    driver.compile(&run) { ContinuousClock.now < end }
  }

  mutating func finish() -> CompilerCall.Result { driver.finish(run) }
}
