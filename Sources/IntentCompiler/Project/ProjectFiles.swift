import IntentDiagnostics

/// Where files `intentc.json` are looked for: on the disk, or in a snapshot.
package struct ProjectFiles: Sendable {
  /// What the paths of a snapshot begin with; empty for the disk.
  package var prefix = ""
  /// The files of a snapshot by their paths behind the prefix; `nil` for the disk.
  package var contents: [String: [UInt8]]?

  package init(prefix: String = "", contents: [String: [UInt8]]? = nil) {
    self.prefix = prefix
    self.contents = contents
  }

  /// What tells one file from another.
  enum Identity: Hashable {
    case onDisk(FileSystem.Identity)
    case inSnapshot(String)
  }

  /// What stands at a path, which is no folder; `nil` where nothing does.
  func identity(of path: String) -> Identity? {
    if let contents { return contents[path].map { _ in .inSnapshot(path) } }
    guard let (kind, identity) = try? FileSystem.status(of: path), kind != .folder else { return nil }
    return .onDisk(identity)
  }

  /// Reads one configuration.
  package func read(_ path: String) -> ProjectFile {
    if let bytes = contents?[path] { return ProjectFile.read(SourceText(path: prefix + path, bytes: bytes)) }
    return ProjectFile.read(path)
  }

  /// A path as files name it that stand beside it.
  package func bare(_ path: String) -> String {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
