import IntentPlatform

package enum FileReplacement {
  /// Fails if the file changed since it was read. Keeps the permissions and, if possible, the owner, and
  /// follows links.
  package static func replace(
    _ path: String,
    expecting expected: [UInt8],
    with bytes: [UInt8]
  ) throws(FileError) {
    let (path, status) = try target(of: try FileSystem.check(path))
    // Respect a read-only file, even if its folder would allow replacing it.
    guard access(path, W_OK) == 0 else { throw .last }
    let folder = try FolderHandle(FilePath.folder(of: path))
    let name = FilePath.name(of: path)
    let temporary = try folder.stage(bytes, like: status, isDurable: true)
    guard folder.holds(expected, in: name) else {
      folder.remove(temporary)
      throw .changed
    }
    do throws(FileError) {
      try folder.rename(temporary, to: name)
    } catch {
      folder.remove(temporary)
      throw error
    }
  }

  /// - Throws: ``FileError/changed`` if the file already exists.
  package static func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let parent = FilePath.folder(of: try FileSystem.check(path))
    let folder = try FolderHandle(parent.isEmpty ? "." : parent)
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
  package static func check(_ path: String) throws(FileError) {
    let exists = access(path, F_OK) == 0
    if exists, access(path, W_OK) != 0 { throw .last }
    let parent = FilePath.folder(of: exists ? try target(of: path).path : path)
    _ = try FolderHandle(parent.isEmpty ? "." : parent)
    guard access(parent.isEmpty ? "." : parent, W_OK) == 0 else { throw .last }
  }

  package static func attempt(
    _ path: String,
    expecting expected: [UInt8],
    with bytes: [UInt8]
  ) -> Diagnostic? {
    do throws(FileError) {
      try replace(path, expecting: expected, with: bytes)
      return nil
    } catch {
      let location = SourceLocation(file: path)
      return Diagnostic(.unchangeableFile, "cannot write '\(path)': \(error.words)", at: location)
    }
  }

  private static func target(of path: String) throws(FileError) -> (path: String, status: stat) {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    var status = stat()
    guard stat(resolved, &status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return (String(cString: resolved), status)
    case S_IFDIR: throw .isFolder
    default: throw .notRegular
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
