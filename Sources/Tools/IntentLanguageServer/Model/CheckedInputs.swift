import AppIntentsChecks
import AppProjects
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation

/// A workspace folder, or a definition outside of all folders, maybe untitled. Compiled as a whole after each
/// change.
struct CheckedInputs {
  let path: String
  let isFolder: Bool
  /// The files on disk; `nil` to read them again.
  private var files: Inputs?
  /// The app on disk, read with `files`.
  private(set) var app: CheckedApp?
  private var swift = SwiftReading()
  private(set) var result: CompilerCall.Result?
  private var hasChanged = true

  var isOutdated: Bool { hasChanged || swift.hasEnded }
  var isReadingSwift: Bool { swift.isUnderWay }

  init(_ path: String, isFolder: Bool) {
    self.path = path
    self.isFolder = isFolder
  }

  func concerns(_ file: String) -> Bool {
    if isFolder { return FilePath.isBelow(file, path) }
    return file == path || !DocumentURI.isUntitled(path) && FilePath.isBelow(file, FilePath.home(of: path))
  }

  mutating func forgetResult() {
    hasChanged = true
  }

  /// - Parameter changed: The file that has changed on disk.
  mutating func forgetFiles(because changed: String) {
    guard !isFolder || !FilePath.isSkipped(changed, in: path), app?.isOutdated(by: changed) != false
    else { return }
    if DocumentURI.isSwift(changed) {
      swift.forget()
    } else if case .failure? = swift.code {
      // The program may be there now.
      swift.forget()
    }
    files = nil
    hasChanged = true
  }

  /// Compiles an untitled document alone. Otherwise reads the app and its files, but only after a change on
  /// disk. Swift is read beside the server, so the result is without it at first; a finished reading makes
  /// the files be chosen again.
  mutating func check(
    _ unsaved: UnsavedFiles,
    _ options: CompilerOptions,
    _ readSwift: SwiftReading.Reader
  ) {
    var options = options
    options.splitsModules = true
    options.reportsUnusedSuppressions = isFolder
    options.projectFiles.unsaved = unsaved
    let inputs: Inputs
    if DocumentURI.isUntitled(path) {
      let file = InputFile(path: path, name: "Untitled", bytes: unsaved.texts[path] ?? [])
      inputs = Inputs(files: [file])
      options.looksForConfiguration = false
    } else {
      let isNew = files == nil && isFolder
      if isNew { app = CheckedApp([path], after: app) }
      if swift.update(app?.swiftFiles ?? [], readSwift) { files = nil }
      if files == nil { app?.check(swift.code) }
      let project = app?.project
      let files =
        files ?? Inputs.read([path]) { project?.choose(from: $0) ?? LocalisedCopies.choose(from: $0) }
      self.files = files
      inputs = replacing(files, with: unsaved)
      options.check(in: project, unsaved: unsaved)
    }
    app?.add(to: &options, reportsFailure: false)
    result = CompilerDriver.run(inputs, options, to: .names)
    hasChanged = false
  }

  /// Includes definitions that were never saved.
  private func replacing(_ files: Inputs, with unsaved: UnsavedFiles) -> Inputs {
    var inputs = files
    var new = unsaved.texts
    for index in inputs.files.indices {
      if let text = new.removeValue(forKey: inputs.files[index].path) { inputs.files[index].bytes = text }
    }
    for (path, text) in new.sorted(by: { $0.key < $1.key })
    where path.hasSuffix(InputFile.fileExtension)
      && (isFolder ? FilePath.isBelow(path, self.path) : path == self.path)
    {
      inputs.files.append(InputFile(path: path, bytes: text, searchedFolder: isFolder ? self.path : nil))
    }
    inputs.expectNothing(at: [path])
    inputs.diagnostics.removeAll { unsaved.texts[$0.location?.file ?? ""] != nil }
    return inputs
  }
}
