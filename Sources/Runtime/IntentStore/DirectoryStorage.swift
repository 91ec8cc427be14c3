import IntentPlatform

/// Keeps each record in a file of a folder.
struct DirectoryStorage: ConfigurationStorage {
  private static let lockName = ".lock"
  /// The file that replaces another one when it is complete. One is enough, because only the lock's holder
  /// writes it.
  private static let draftName = ".draft"

  let path: String

  init(_ directory: URL) throws {
    path = directory.path
    var made: [URL] = []
    var folder = directory.standardizedFileURL
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
      made.append(folder)
      folder.deleteLastPathComponent()
    }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    // A new folder survives a power failure only once its parent is on the disk. Ignore an inaccessible
    // parent.
    for folder in made { try? Self.synchronize(folder: folder.deletingLastPathComponent().path) }
  }

  private func path(of name: String) -> String {
    "\(path)/\(name)"
  }

  func names() throws -> [String] {
    guard let folder = opendir(path) else { throw ConfigurationStoreError.lastSystemError(at: path) }
    defer { closedir(folder) }
    var names: [String] = []
    // `readdir` sets `errno` after an error, but not at the end of the folder.
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
      errno = 0
    }
    guard errno == 0 else { throw ConfigurationStoreError.lastSystemError(at: path) }
    return names
  }

  func holds(_ name: String) throws -> Bool {
    var status = stat()
    if lstat(path(of: name), &status) == 0 { return true }
    guard errno == ENOENT else { throw ConfigurationStoreError.lastSystemError(at: path(of: name)) }
    return false
  }

  func read(_ name: String) throws -> StoredBytes {
    let path = path(of: name)
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT: return .none
      // ELOOP means a link. ENXIO and EOPNOTSUPP mean a socket.
      case ELOOP, ENXIO, EOPNOTSUPP: return .unusable
      default: throw ConfigurationStoreError.lastSystemError(at: path)
      }
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw ConfigurationStoreError.lastSystemError(at: path) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= StoreRecord.greatestSize else {
      return .unusable
    }
    guard let data = Data(readingFrom: file, atMost: StoreRecord.greatestSize) else {
      throw ConfigurationStoreError.lastSystemError(at: path)
    }
    return .data(data)
  }

  func replace(_ name: String, by data: Data) throws {
    let draft = path(of: Self.draftName)
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw ConfigurationStoreError.lastSystemError(at: draft) }
    do {
      defer { close(file) }
      guard data.withUnsafeBytes({ writeAll($0, to: file) }) else {
        throw ConfigurationStoreError.lastSystemError(at: draft)
      }
      try FileWriting.synchronize(file, at: draft)
    } catch {
      // Free the space, in case the disk is full.
      unlink(draft)
      throw error
    }
    try rename(Self.draftName, to: name)
  }

  func remove(_ name: String) throws {
    guard unlink(path(of: name)) == 0 || errno == ENOENT else {
      throw ConfigurationStoreError.lastSystemError(at: path(of: name))
    }
    try synchronizeFolder()
  }

  func rename(_ name: String, to newName: String) throws {
    guard IntentPlatform.rename(path(of: name), path(of: newName)) == 0 else {
      throw ConfigurationStoreError.lastSystemError(at: path(of: newName))
    }
    try synchronizeFolder()
  }

  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    let lock = try FileLock(path(of: Self.lockName))
    return try withExtendedLifetime(lock, body)
  }

  func marks() throws -> [String: StorageMark] {
    var marks: [String: StorageMark] = [:]
    for name in try names() where StoreName.isRecord(name) {
      // A file that has just been removed has no mark.
      marks[name] = FileWriting.mark(of: path(of: name))
    }
    return marks
  }

  private func synchronizeFolder() throws {
    try Self.synchronize(folder: path)
  }

  private static func synchronize(folder path: String) throws {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw ConfigurationStoreError.lastSystemError(at: path) }
    defer { close(folder) }
    try FileWriting.synchronize(folder, at: path)
  }
}

/// The lock that one process at a time holds while it changes a file of the store. Ends with the object.
final class FileLock: Sendable {
  /// Microseconds between attempts.
  private static let pause: useconds_t = 2_000

  private let file: Int32

  /// Waits for the lock, which also excludes other threads of this process. Throws
  /// ``ConfigurationStoreError/busy(path:)`` after `patience`.
  init(_ path: String, waiting patience: Duration = .seconds(10)) throws {
    let deadline = ContinuousClock.now + patience
    repeat {
      let opened = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard opened >= 0 else { throw ConfigurationStoreError.lastSystemError(at: path) }
      if flock(opened, LOCK_EX | LOCK_NB) == 0 {
        // If the file was just removed, a lock on it excludes no other process.
        if FileWriting.identity(of: opened) == FileWriting.mark(of: path)?.first {
          file = opened
          return
        }
        close(opened)
        continue
      }
      let code = errno
      close(opened)
      guard code == EWOULDBLOCK || code == EINTR else {
        throw ConfigurationStoreError.system(path: path, code: code)
      }
      usleep(Self.pause)
    } while ContinuousClock.now < deadline
    throw ConfigurationStoreError.busy(path: path)
  }

  deinit {
    close(file)
  }
}

/// The system calls behind safe writing: flushes files to the disk, and tells whether a file is still the
/// same.
enum FileWriting {
  static func synchronize(_ file: Int32, at path: String) throws {
    while fullSync(file) != 0 {
      // Some file systems can't sync a folder.
      if errno == EINVAL { return }
      guard errno == EINTR else { throw ConfigurationStoreError.lastSystemError(at: path) }
    }
  }

  /// The inode, which is also the first number of the file's ``mark(of:)``.
  static func identity(of file: Int32) -> Int? {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(truncatingIfNeeded: status.st_ino) : nil
  }

  static func mark(of path: String) -> StorageMark? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let changed = status.st_ctimespec
    #else
      let changed = status.st_ctim
    #endif
    return [
      Int(truncatingIfNeeded: status.st_ino), Int(status.st_size), Int(changed.tv_sec), Int(changed.tv_nsec),
    ]
  }
}
