import IntentPlatform

/// An open folder. Files are looked up in this folder, even if its path later leads to a different one.
package final class FolderHandle: Sendable {
  package let descriptor: Int32

  package init(_ path: String) throws(FileError) {
    let opened = open(try FileSystem.check(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    descriptor = opened
  }

  /// Opens a file's folder. Follows links only as far as the root, so the file is inside of the root.
  package init(of path: String, below root: String, creating: Bool = false) throws(FileError) {
    let names = try Self.folders(of: try FileSystem.check(path), below: root)
    var current = try FolderHandle(root.isEmpty ? "." : root)
    for name in names { current = try FolderHandle(name, in: current, creating: creating) }
    descriptor = dup(current.descriptor)
    guard descriptor >= 0 else { throw .last }
  }

  /// Opens a folder inside another one. Throws for a link, which could lead out of it.
  package init(_ name: String, in folder: FolderHandle, creating: Bool) throws(FileError) {
    if creating, mkdirat(folder.descriptor, name, 0o777) != 0, errno != EEXIST { throw .last }
    let opened = openat(folder.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else {
      let error = FileError.last
      if try folder.kind(of: name) == .link { throw .folderIsLink }
      throw error
    }
    descriptor = opened
  }

  private static func folders(of path: String, below root: String) throws(FileError) -> [String] {
    let start = root.isEmpty || root == "." ? "" : root.hasSuffix("/") ? root : root + "/"
    guard path.utf8.starts(with: start.utf8), !start.isEmpty || !path.hasPrefix("/") else { throw .outside }
    let folder = FilePath.folder(of: String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self))
    let names = folder.split(separator: "/").map { String($0) }.filter { $0 != "." }
    guard !names.contains("..") else { throw .outside }
    return names
  }

  deinit {
    close(descriptor)
  }

  /// Creates a folder, and those around it, if they are missing.
  package static func create(_ path: String) throws(FileError) {
    let path = try FileSystem.check(path)
    var missing: [String] = []
    var current = path
    while mkdir(current, 0o777) != 0 {
      let error = FileError.last
      if error == .missing, case let parent = FilePath.folder(of: trimmed(current)), !parent.isEmpty,
        parent != current
      {
        missing.append(current)
        current = parent
      } else if let (kind, _) = try? FileSystem.status(of: current) {
        guard kind == .folder else { throw .notAFolder }
        break
      } else {
        throw error
      }
    }
    for path in missing.reversed() where mkdir(path, 0o777) != 0 && errno != EEXIST {
      throw .last
    }
  }

  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }

  /// `nil` if there is nothing of this name.
  package func kind(of name: String) throws(FileError) -> FileSystem.Kind? {
    try status(of: name).map(FileSystem.Kind.init)
  }

  /// The status of a file or of a link, which is not followed; `nil` if it is missing.
  package func status(of name: String) throws(FileError) -> stat? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      let error = FileError.last
      if error == .missing { return nil }
      throw error
    }
    return status
  }

  /// Whether a file has exactly these bytes; `false` for a link, a pipe or an unreadable file.
  package func holds(_ bytes: [UInt8], in name: String) -> Bool {
    // Don't wait for a pipe.
    let file = openat(descriptor, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return Self.holds(bytes, in: file, status)
  }

  package static func holds(_ bytes: [UInt8], in file: Int32, _ status: stat) -> Bool {
    guard Int(status.st_size) == bytes.count else { return false }
    return bytes.withUnsafeBytes { holds($0, in: file) }
  }

  // Compare in pieces, so that a large file isn't in memory twice.
  private static func holds(_ bytes: UnsafeRawBufferPointer, in file: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { piece in
      var rest = bytes
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = read(file, piece.baseAddress, piece.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0, count <= rest.count, let buffer = piece.baseAddress,
          memcmp(start, buffer, count) == 0
        else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return true
    }
  }

  /// - Parameter number: The first number to try in the name.
  package func stage(
    _ bytes: [UInt8],
    number: Int = 0,
    like model: stat? = nil,
    isDurable: Bool = false
  ) throws(FileError) -> String {
    for attempt in number..<number + 100_000 {
      let name = ".intentc-\(getpid())-\(attempt).tmp"
      // Never let others open a private file, even while it is empty.
      let mode: mode_t = model == nil ? 0o666 : 0o600
      let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw .last }
      if let model {
        // If the owner can't be kept, drop the set-ID and sticky bits, which would mean something else.
        if fchown(file, model.st_uid, model.st_gid) == 0 || model.st_uid == geteuid() {
          fchmod(file, model.st_mode & 0o7777)
        } else {
          fchmod(file, model.st_mode & 0o777)
        }
      }
      do throws(FileError) {
        try Self.write(bytes, to: file, isDurable: isDurable)
        return name
      } catch {
        remove(name)
        throw error
      }
    }
    throw FileError(number: EEXIST)
  }

  package func rename(_ name: String, to newName: String, in other: FolderHandle? = nil) throws(FileError) {
    guard renameat(descriptor, name, (other ?? self).descriptor, newName) == 0 else { throw .last }
  }

  package func remove(_ name: String) {
    unlinkat(descriptor, name, 0)
  }

  private static func write(_ bytes: [UInt8], to file: Int32, isDurable: Bool) throws(FileError) {
    var failure: FileError? = bytes.withUnsafeBytes { writeAll($0, to: file) ? nil : .last }
    if isDurable, failure == nil, fullSync(file) != 0 { failure = .last }
    // Some file systems report a full disk only when a file is closed.
    if close(file) != 0, failure == nil { failure = .last }
    if let failure { throw failure }
  }
}
