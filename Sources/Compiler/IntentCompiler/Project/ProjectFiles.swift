import IntentDiagnostics

/// Where `intentc.json` files are looked up: on the disk, or in a snapshot.
package struct ProjectFiles: Sendable {
  /// The prefix of paths in the snapshot; empty for the disk.
  package var prefix = ""
  /// The files of the snapshot, by path after the prefix; `nil` for the disk.
  package var contents: [String: [UInt8]]?
  /// The texts to read instead of files on the disk.
  package var unsaved = UnsavedFiles()

  package init(prefix: String = "", contents: [String: [UInt8]]? = nil) {
    self.prefix = prefix
    self.contents = contents
  }

  /// The identity of a file.
  enum Identity: Hashable {
    case onDisk(FileSystem.Identity)
    case inSnapshot(String)
  }

  /// The identity of the file at a path; `nil` if there is none or it is a folder.
  func identity(of path: String) -> Identity? {
    if let contents { return contents[path].map { _ in .inSnapshot(path) } }
    guard let (kind, identity) = try? FileSystem.status(of: path), kind != .folder else { return nil }
    return .onDisk(identity)
  }

  /// Reads one configuration.
  package func read(_ path: String) -> ProjectFile {
    if let bytes = contents?[path] { return ProjectFile.read(SourceText(path: prefix + path, bytes: bytes)) }
    return ProjectFile.read(path, unsaved)
  }

  /// A path relative to the folder of the configuration.
  package func bare(_ path: String) -> String {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
