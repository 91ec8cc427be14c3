import IntentDiagnostics
import IntentPlatform

/// Operations for replacing a file or adding a release. Builds only generate, so they don't compile this
/// file.
extension FolderHandle {
  /// - Parameter name: `.` for the folder itself.
  func checkWritable(_ name: String) throws(FileError) {
    guard faccessat(descriptor, name, W_OK, 0) == 0 else { throw .last }
  }

  /// Replaces a file if it still contains these bytes. Other runs of intentc that replace the file wait, so
  /// they find the new file.
  func rename(_ name: String, to newName: String, expecting bytes: [UInt8]) throws(FileError) {
    let file = openat(descriptor, newName, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw .changed }
    // Closing the file unlocks it.
    defer { close(file) }
    try Self.lock(file)
    var opened = stat()
    guard fstat(file, &opened) == 0, let current = try status(of: newName),
      (opened.st_dev, opened.st_ino) == (current.st_dev, current.st_ino),
      FileSystem.Kind(opened) == .file, Self.holds(bytes, in: file, opened)
    else { throw .changed }
    try rename(name, to: newName)
  }

  /// Waits at most ten seconds. Ignores a file system without locks.
  private static func lock(_ file: Int32) throws(FileError) {
    for _ in 0..<5_000 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      usleep(2_000)
    }
    throw .locked
  }

  func link(_ name: String, to newName: String) throws(FileError) {
    guard linkat(descriptor, name, descriptor, newName, 0) == 0 else { throw .last }
  }

  func removeFile(_ name: String) throws(FileError) {
    guard unlinkat(descriptor, name, 0) == 0 else { throw .last }
  }

  /// Returns whether it removed the folder.
  func removeFolderIfEmpty(_ name: String) -> Bool {
    unlinkat(descriptor, name, AT_REMOVEDIR) == 0
  }

  /// Removes a file, a link or a folder with its contents, if it exists.
  package func removeTree(_ name: String) throws(FileError) {
    if try kind(of: name) == .folder {
      let inside = try FolderHandle(name, in: self, creating: false)
      for each in try inside.names() { try inside.removeTree(each) }
      guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { throw .last }
    } else if unlinkat(descriptor, name, 0) != 0, errno != ENOENT {
      throw .last
    }
  }

  private func names() throws(FileError) -> [String] {
    let copy = dup(descriptor)
    guard let stream = fdopendir(copy) else {
      let error = FileError.last
      close(copy)
      throw error
    }
    defer { closedir(stream) }
    return FileSystem.entries { readdir(stream) }.map(\.name)
  }

  /// Locks the folder, as long as this value exists.
  package func lock() throws(FileError) {
    try Self.lock(descriptor)
  }
}
