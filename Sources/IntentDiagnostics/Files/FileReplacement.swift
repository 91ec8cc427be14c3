import IntentPlatform

/// Changes a file of the user's own: at once or not at all.
package enum FileReplacement {
  /// Gives a file new bytes. It keeps its permissions, and as far as the system allows its owner. Where the path
  /// is a link, the file that it leads to is changed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - expected: The bytes that the file had when it was read. A file that has others by now is left alone.
  ///   - bytes: Its new bytes.
  package static func replace(
    _ path: String,
    expecting expected: [UInt8],
    with bytes: [UInt8]
  ) throws(FileError) {
    let path = try target(of: try FileSystem.check(path))
    // A file that nobody may write stays, though its folder would let another take its place.
    guard access(path, W_OK) == 0 else { throw .last }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
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

  /// Makes a new file, whole or not at all.
  ///
  /// - Throws: ``FileError/changed`` where something has that name by now, which is left alone.
  package static func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let parent = FilePath.folder(of: try FileSystem.check(path))
    let folder = try FolderHandle(parent.isEmpty ? "." : parent)
    let name = FilePath.name(of: path)
    let temporary = try folder.stage(bytes, isDurable: true)
    defer { folder.remove(temporary) }
    guard try folder.kind(of: name) == nil else { throw .changed }
    try folder.link(temporary, to: name)
  }

  /// Does the same as ``replace(_:expecting:with:)``, and gives what hindered it for people.
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

  /// The path without any links.
  private static func target(of path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension Rule {
  package static let unchangeableFile = Rule(
    "unchangeable-file",
    .error,
    "A definition to format or fix cannot be written",
    on: .other
  )
}
