import AppProjects
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation

/// A workspace folder, or a definition outside of all folders, maybe untitled. Compiled as a whole after each
/// change.
struct CheckedInputs {
  let path: String
  let isFolder: Bool
  /// From disk; `nil` to read them again.
  private var files: Inputs?
  /// From disk, with `files`.
  private var project: AppProject?
  private(set) var result: CompilerCall.Result?
  private(set) var isOutdated = true

  init(_ path: String, isFolder: Bool) {
    self.path = path
    self.isFolder = isFolder
  }

  func concerns(_ file: String) -> Bool {
    if isFolder { return Self.isIn(path, file) }
    return file == path || !DocumentURI.isUntitled(path) && Self.isIn(FilePath.home(of: path), file)
  }

  static func isIn(_ folder: String, _ file: String) -> Bool {
    file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  mutating func forgetResult() {
    isOutdated = true
  }

  mutating func forgetFiles() {
    files = nil
    isOutdated = true
  }

  mutating func check(_ unsaved: UnsavedFiles, _ options: CompilerOptions) {
    var options = options
    options.splitsModules = true
    options.reportsUnusedSuppressions = isFolder
    options.projectFiles.unsaved = unsaved
    let inputs: Inputs
    if DocumentURI.isUntitled(path) {
      let file = InputFile(path: path, name: "Untitled", bytes: unsaved.texts[path] ?? [])
      inputs = Inputs(files: [file], diagnostics: [], folders: [])
      options.looksForConfiguration = false
    } else {
      if files == nil, isFolder { project = AppProject(App([path])) }
      let project = project
      let files =
        files ?? Inputs.read([path]) { project?.choose(from: $0) ?? LocalisedCopies.choose(from: $0) }
      self.files = files
      inputs = replacing(files, with: unsaved)
      options.check(in: project, unsaved: unsaved)
    }
    result = CompilerDriver.run(inputs, options, to: .names)
    isOutdated = false
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
      && (isFolder ? Self.isIn(self.path, path) : path == self.path)
    {
      inputs.files.append(InputFile(path: path, bytes: text, searchedFolder: isFolder ? self.path : nil))
      inputs.addFolders(of: [path])
    }
    inputs.expectNothing(at: [path])
    inputs.diagnostics.removeAll { unsaved.texts[$0.location?.file ?? ""] != nil }
    return inputs
  }
}
