import IntentDiagnostics

/// An `intentc.json` that was read, with its problems.
package struct ProjectFile: Sendable {
  package var configuration = ProjectConfiguration()
  package var source: SourceText?
  package var diagnostics: [Diagnostic] = []

  package init(
    configuration: ProjectConfiguration = ProjectConfiguration(),
    source: SourceText? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.configuration = configuration
    self.source = source
    self.diagnostics = diagnostics
  }

  var isUnreadable: Bool {
    diagnostics.contains {
      [.missingInput, .unreadableInput, .invalidJSON, .severalConfigurations].contains($0.rule)
    }
  }

  /// Reads the named file, or `intentc.json` near the definitions: in a definition's folder, in the parent of
  /// its `.lproj` folder, in an input folder, or else in the parent folders within the repository.
  ///
  /// Two files are an error, because a call forms one module.
  package static func read(
    _ path: String?,
    besides folders: [String],
    in files: ProjectFiles = ProjectFiles()
  ) -> ProjectFile {
    path.map { read($0, files) } ?? read(besides: folders, in: files)
  }

  package static func read(besides folders: [String], in files: ProjectFiles) -> ProjectFile {
    var file = ProjectFile()
    var found = candidates(in: folders, files)
    if found.isEmpty { found = distinct(folders.compactMap { inherited(by: $0, in: files) }, files) }
    guard let first = found.first else { return none(above: folders, in: files) }
    guard found.count > 1 else { return files.read(first) }
    file.diagnostics.append(
      Diagnostic(
        .severalConfigurations,
        "there are \(found.count) '\(InputFile.projectFileName)' files next to the definitions of one call;"
          + " choose one with '--config'",
        at: SourceLocation(file: files.prefix + first),
        notes: found.dropFirst().map { .init("another one", at: SourceLocation(file: files.prefix + $0)) }
      )
    )
    return file
  }

  /// Returns `nil` outside a repository, because a file there might belong to something else.
  package static func inherited(by folder: String, in files: ProjectFiles) -> String? {
    var found: String?
    var folder = folder
    while !files.isRoot(folder) {
      guard let parent = files.parent(of: folder) else { return nil }
      folder = parent
      let path = FilePath.join(folder, InputFile.projectFileName)
      if found == nil, files.identity(of: path) != nil { found = path }
    }
    return found
  }

  static func none(above folders: [String], in files: ProjectFiles) -> ProjectFile {
    var seen: Set<String> = []
    for start in folders {
      var folder = start
      while folder != files.root, !folder.isEmpty, ![".", "..", "/"].contains(FilePath.name(of: folder)),
        folder != "/"
      {
        folder = FilePath.folder(of: folder)
        guard seen.insert(folder).inserted else { break }
        let path = FilePath.join(folder, InputFile.projectFileName)
        guard files.identity(of: path) != nil else { continue }
        var file = ProjectFile()
        file.diagnostics = [
          Diagnostic(
            .unusedConfiguration,
            "this configuration in a parent folder is not used; to use it, name it with '--config'",
            at: SourceLocation(file: files.prefix + path)
          )
        ]
        return file
      }
    }
    return ProjectFile()
  }

  package static func read(_ chosen: String, _ files: ProjectFiles = ProjectFiles()) -> ProjectFile {
    var file = ProjectFile()
    do throws(FileError) {
      return read(SourceText(path: chosen, bytes: try files.unsaved.readRegular(chosen)), files.rules)
    } catch {
      let rule: Rule = error == .missing ? .missingInput : .unreadableInput
      file.diagnostics.append(
        Diagnostic(rule, "cannot read '\(chosen)': \(error.words)", at: SourceLocation(file: chosen))
      )
    }
    return file
  }

  static func read(_ source: SourceText, _ rules: SettableRules) -> ProjectFile {
    var file = ProjectFile()
    file.source = source
    (file.configuration, file.diagnostics) = ProjectConfigurationReader.read(source, rules: rules)
    return file
  }

  package static func nearest(to path: String, in root: String, _ files: ProjectFiles) -> String? {
    var folder = FilePath.home(of: files.bare(path))
    let root = root == "." ? "" : root
    while true {
      let candidate = FilePath.join(folder, InputFile.projectFileName)
      if files.identity(of: candidate) != nil { return candidate }
      guard folder.utf8.count > root.utf8.count, !folder.isEmpty, folder != "/" else { return nil }
      folder = FilePath.folder(of: folder)
    }
  }

  private static func candidates(in folders: [String], _ files: ProjectFiles) -> [String] {
    distinct(folders.map { FilePath.join($0, InputFile.projectFileName) }, files)
  }

  private static func distinct(_ paths: [String], _ files: ProjectFiles) -> [String] {
    var seenPaths: Set<String> = []
    var seen: Set<ProjectFiles.Identity> = []
    return paths.filter { path in
      guard seenPaths.insert(path).inserted, let identity = files.identity(of: path) else { return false }
      return seen.insert(identity).inserted
    }
  }
}

/// Finds and reads `intentc.json`, on the disk or in a snapshot.
package struct ProjectFiles: Sendable {
  /// The prefix of paths in the snapshot; empty for the disk.
  package var prefix = ""
  /// `nil` for the disk.
  package var contents: [String: [UInt8]]?
  /// No project file above this folder counts, as above a repository's.
  package var root: String?
  package var unsaved = UnsavedFiles()
  package var rules = SettableRules.compiler

  package init(prefix: String = "", contents: [String: [UInt8]]? = nil) {
    self.prefix = prefix
    self.contents = contents
  }

  package func naming(_ rules: SettableRules) -> ProjectFiles {
    var files = self
    files.rules = rules
    return files
  }

  enum Identity: Hashable {
    case onDisk(FileSystem.Identity)
    case inSnapshot(String)
  }

  func identity(of path: String) -> Identity? {
    if let contents { return contents[path].map { _ in .inSnapshot(path) } }
    guard let (kind, identity) = try? FileSystem.status(of: path), kind != .folder else { return nil }
    return .onDisk(identity)
  }

  func isRoot(_ folder: String) -> Bool {
    if folder == root { return true }
    return contents != nil
      ? folder.isEmpty : (try? FileSystem.status(of: FilePath.join(folder, ".git"))) != nil
  }

  func parent(of folder: String) -> String? {
    let isUp = ["", ".", ".."].contains(FilePath.name(of: folder)) && folder != "/"
    guard contents == nil, isUp else { return folder == "/" ? nil : FilePath.folder(of: folder) }
    // The folder is the current folder, or one above it.
    let parent = FilePath.join(folder, "..")
    let place = (try? FileSystem.status(of: folder.isEmpty ? "." : folder))?.identity
    return place == nil || place == (try? FileSystem.status(of: parent))?.identity ? nil : parent
  }

  package func read(_ path: String) -> ProjectFile {
    if let bytes = contents?[path] {
      return ProjectFile.read(SourceText(path: prefix + path, bytes: bytes), rules)
    }
    return ProjectFile.read(path, self)
  }

  package func bare(_ path: String) -> String {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
