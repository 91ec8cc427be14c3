import IntentDiagnostics

/// An `intentc.json` that was read, with its problems.
package struct ProjectFile: Sendable {
  package var configuration = ProjectConfiguration()
  package var source: SourceText?
  package var diagnostics: [Diagnostic] = []

  package init() {}

  fileprivate init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }

  var isUnreadable: Bool {
    diagnostics.contains {
      [.missingInput, .unreadableInput, .invalidJSON, .severalConfigurations].contains($0.rule)
    }
  }

  /// Reads a file on the disk.
  package static func read(_ named: String, _ files: ProjectFiles = ProjectFiles()) -> ProjectFile {
    do throws(FileError) {
      return read(SourceText(path: named, bytes: try files.unsaved.readRegular(named)), files.rules)
    } catch {
      let rule: Rule = error == .missing ? .missingInput : .unreadableInput
      let words = "cannot be read: \(error.words)"
      return ProjectFile(Diagnostic(rule, words, at: SourceLocation(file: named)))
    }
  }

  fileprivate static func read(_ source: SourceText, _ rules: SettableRules) -> ProjectFile {
    var file = ProjectFile()
    file.source = source
    (file.configuration, file.diagnostics) = ProjectConfigurationReader.read(source, rules: rules)
    return file
  }
}

/// Which `intentc.json` applies to a module.
enum ProjectChoice: Hashable {
  case file(String)
  /// The definitions of a module disagree, which is an error.
  case several([String])
  /// A parent folder contains a file that does not apply.
  case passed(String)
  case none
}

/// Finds and reads `intentc.json`, on the disk or in a snapshot.
package struct ProjectFiles: Sendable {
  /// The prefix of paths in the snapshot; empty for the disk.
  package private(set) var prefix = ""
  /// `nil` for the disk.
  package private(set) var contents: [String: [UInt8]]?
  /// No project file above this folder counts, as above a repository's.
  private var top: String?
  package var unsaved = UnsavedFiles()
  package var rules = SettableRules.compiler

  /// - Parameter top: The folder of a version's files, if the version is not just some files on the disk.
  package init(prefix: String = "", contents: [String: [UInt8]]? = nil, top: String? = nil) {
    (self.prefix, self.contents, self.top) = (prefix, contents, top.map(Self.plain))
  }

  /// Keeps the file on the disk that applies to a folder as it is now, although it may change later.
  package init(keeping folder: String) {
    guard let path = nearest(to: folder) else { return }
    unsaved.texts[path] = try? FileSystem.readRegular(path)
  }

  package func naming(_ rules: SettableRules) -> ProjectFiles {
    var files = self
    files.rules = rules
    return files
  }

  package func bare(_ path: String) -> String {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  // MARK: Which one

  /// The file that applies to definitions or Swift files in a folder.
  ///
  /// - Parameter named: The folder around them that people named; `nil` for `folder`.
  package func nearest(to folder: String, in named: String? = nil) -> String? {
    if case .file(let path) = choice(for: folder, in: named) { path } else { nil }
  }

  private func choice(for folder: String, in named: String?) -> ProjectChoice {
    let start = Self.plain(folder)
    let named = named.map(Self.plain).flatMap { FilePath.isBelow(start, $0) ? $0 : nil } ?? start
    let folders = sequence(first: start, next: parent)
    let result = ProjectFileSearch.nearest(in: folders, upTo: named, isTop: isTop) { folder in
      identity(of: Self.path(in: folder)) != nil
    }
    return switch result {
    case .applies(let folder): .file(Self.path(in: folder))
    case .passed(let folder): .passed(Self.path(in: folder))
    case .none: .none
    }
  }

  /// Standard input has no folder, so no file applies to it.
  func choice(for definitions: [InputFile]) -> ProjectChoice {
    /// A folder, and the folder named in the call. Definitions that share both get the same choice.
    struct Folders: Hashable {
      let folder: String
      let named: String?
    }
    var seen: Set<Folders> = []
    let choices = definitions.compactMap { file -> ProjectChoice? in
      guard let home = file.home, seen.insert(Folders(folder: home, named: file.searchedFolder)).inserted
      else { return nil }
      return choice(for: home, in: file.searchedFolder)
    }
    let paths = choices.compactMap { if case .file(let path) = $0 { path } else { nil } }
    var identities: Set<Identity> = []
    let files = paths.filter { path in identity(of: path).map { identities.insert($0).inserted } ?? false }
    if let first = files.first { return files.count == 1 ? .file(first) : .several(files) }
    return choices.first { $0 != .none } ?? .none
  }

  private static func path(in folder: String) -> String { FilePath.join(folder, ProjectFileSearch.fileName) }

  private static func plain(_ folder: String) -> String {
    var folder = folder
    while folder.utf8.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return folder == "." ? "" : folder
  }

  /// What tells a file from others with another path: its identity on the disk, or its path in a snapshot.
  private enum Identity: Hashable {
    case onDisk(FileSystem.Identity)
    case inSnapshot(String)
  }

  private func identity(of path: String) -> Identity? {
    if let contents { return contents[path].map { _ in .inSnapshot(path) } }
    guard let (kind, identity) = try? FileSystem.status(of: path), kind != .folder else { return nil }
    return .onDisk(identity)
  }

  private func isTop(_ folder: String) -> Bool {
    if contents != nil { return folder == top ?? "" }
    return folder == top || (try? FileSystem.status(of: FilePath.join(folder, ".git"))) != nil
  }

  /// The parent's path, such as `..` for the working folder.
  package static func parent(of folder: String) -> String {
    let folder = plain(folder)
    let isAbove = folder.isEmpty || FilePath.name(of: folder) == ".."
    return isAbove ? FilePath.join(folder, "..") : plain(FilePath.folder(of: folder))
  }

  private func parent(of folder: String) -> String? {
    guard folder != "/" else { return nil }
    let parent = Self.parent(of: folder)
    // A longer path leads out of the working folder, or of a folder above it.
    guard parent.utf8.count > folder.utf8.count else { return parent }
    guard contents == nil else { return folder.utf8.count < (top ?? "").utf8.count ? parent : nil }
    let identity = (try? FileSystem.status(of: folder.isEmpty ? "." : folder))?.identity
    return identity == nil || identity == (try? FileSystem.status(of: parent))?.identity ? nil : parent
  }

  // MARK: Reading

  /// Reads the file that applies to a folder.
  package func read(around folder: String) -> ProjectFile { read(choice(for: folder, in: nil)) }

  package func read(_ path: String) -> ProjectFile {
    if let bytes = contents?[path] {
      return ProjectFile.read(SourceText(path: prefix + path, bytes: bytes), rules)
    }
    return ProjectFile.read(path, self)
  }

  func read(_ choice: ProjectChoice) -> ProjectFile {
    func location(_ path: String) -> SourceLocation { SourceLocation(file: prefix + path) }
    switch choice {
    case .file(let path): return read(path)
    case .several(let paths):
      return ProjectFile(
        Diagnostic(
          .severalConfigurations,
          "\(paths.count) '\(ProjectFileSearch.fileName)' files apply to the definitions of one call; choose one with "
            + "'--config'",
          at: location(paths[0]),
          notes: paths.dropFirst().map { .init("another one", at: location($0)) }
        )
      )
    case .passed(let path):
      let words = "this configuration in a parent folder is not used; to use it, name it with '--config'"
      return ProjectFile(Diagnostic(.unusedConfiguration, words, at: location(path)))
    case .none: return ProjectFile()
    }
  }
}
