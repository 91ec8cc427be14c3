import IntentDiagnostics
import IntentPlatform

/// Writes files in place of older ones, never through a link: the path may lead to the root through links,
/// but neither a folder below the root nor the file may be one. By default, the root is the folder of the
/// file or, if that is an `.lproj` folder, its parent.
package enum FileReplacement {
  /// Replaces a file. Fails if it changed since it was read. Keeps the permissions and, if possible, the
  /// owner.
  package static func replace(
    _ path: String,
    in root: String? = nil,
    expecting expected: [UInt8],
    with bytes: [UInt8]
  ) throws(FileError) {
    let folder = try folder(of: path, root)
    let name = FilePath.name(of: path)
    guard let status = try folder.status(of: name) else { throw .missing }
    try check(status, name, folder)
    let temporary = try folder.stage(bytes, like: status, isDurable: true)
    do throws(FileError) {
      try folder.rename(temporary, to: name, expecting: expected)
    } catch {
      folder.remove(temporary)
      throw error
    }
  }

  /// - Throws: ``FileError/changed`` if the file already exists.
  package static func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try create(path, in: nil, with: bytes, creatingFolders: false)
  }

  private static func create(
    _ path: String,
    in root: String?,
    with bytes: [UInt8],
    creatingFolders: Bool
  ) throws(FileError) {
    let folder = try folder(of: path, root, creating: creatingFolders)
    let name = FilePath.name(of: path)
    let temporary = try folder.stage(bytes, isDurable: true)
    defer { folder.remove(temporary) }
    do throws(FileError) {
      try folder.link(temporary, to: name)
    } catch {
      // Some file systems, such as exFAT, have no hard links.
      guard try folder.kind(of: name) == nil else { throw .changed }
      try folder.rename(temporary, to: name)
    }
  }

  /// Checks whether the file could be replaced or created now.
  package static func check(_ path: String, in root: String? = nil) throws(FileError) {
    let folder = try folder(of: path, root)
    let name = FilePath.name(of: path)
    if let status = try folder.status(of: name) { try check(status, name, folder) }
    try folder.checkWritable(".")
  }

  /// Undoes ``write(_:in:from:to:)`` of a new file. Also removes the folders below the root that are empty
  /// then, even if one was there before.
  package static func remove(_ path: String, in root: String) throws(FileError) {
    try folder(of: path, root).removeFile(FilePath.name(of: path))
    var parent = FilePath.folder(of: path)
    // The root itself is outside of the root, so it stays.
    while let around = try? folder(of: parent, root), around.removeFolderIfEmpty(FilePath.name(of: parent)) {
      parent = FilePath.folder(of: parent)
    }
  }

  private static func folder(
    of path: String,
    _ root: String?,
    creating: Bool = false
  ) throws(FileError) -> FolderHandle {
    try FolderHandle(of: path, below: root ?? FilePath.home(of: path), creating: creating)
  }

  private static func check(_ status: stat, _ name: String, _ folder: FolderHandle) throws(FileError) {
    switch FileSystem.Kind(status) {
    case .file: try folder.checkWritable(name)  // Its folder alone might allow replacing a read-only file.
    case .folder: throw .isFolder
    case .link: throw .isLink
    case .other: throw .notRegular
    }
  }

  /// Writes a file. Fails if it changed since it was read. If `old` is `nil`, creates a new file, and its
  /// folders if necessary.
  package static func write(
    _ path: String,
    in root: String? = nil,
    from old: [UInt8]?,
    to new: [UInt8]
  ) -> Diagnostic? {
    attempt(path) { () throws(FileError) in
      if let old {
        try replace(path, in: root, expecting: old, with: new)
      } else {
        try create(path, in: root, with: new, creatingFolders: true)
      }
    }
  }

  /// Turns a failure into a diagnostic; `nil` if the action succeeds.
  ///
  /// - Parameter aim: What cannot be done with the file then.
  package static func attempt(
    _ path: String,
    _ aim: String = "written",
    _ action: () throws(FileError) -> Void
  ) -> Diagnostic? {
    do throws(FileError) {
      try action()
      return nil
    } catch {
      let words = "cannot be \(aim): \(error.words)"
      return Diagnostic(.unchangeableFile, words, at: SourceLocation(file: path))
    }
  }
}

extension Rule {
  package static let unchangeableFile = Rule(
    "unchangeable-file",
    .error,
    "A file cannot be written",
    on: .other
  )
}
