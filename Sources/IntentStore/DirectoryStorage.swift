import IntentPlatform

/// Keeps bytes in the files of a folder that several processes share.
struct DirectoryStorage: ConfigurationStorage {
  /// The file that whoever changes something locks.
  private static let lockName = ".lock"
  /// The file that the next content is written to. One is enough, because the lock stands around it; what a
  /// killed process left in it is thrown away by the next.
  private static let draftName = ".draft"

  let path: String

  /// - Throws: What `FileManager` throws where the folder cannot be made.
  init(_ directory: URL) throws {
    path = directory.path
    var made: [URL] = []
    var folder = directory.standardizedFileURL
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
      made.append(folder)
      folder.deleteLastPathComponent()
    }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    // A folder lasts once the one that it is in has it on the disk. That one may be closed to us.
    for folder in made { try? Self.synchronize(folder: folder.deletingLastPathComponent().path) }
  }

  private func path(of name: String) -> String {
    "\(path)/\(name)"
  }

  func names() throws -> [String] {
    guard let folder = opendir(path) else { throw ConfigurationStoreError.lastSystemError(at: path) }
    defer { closedir(folder) }
    var names: [String] = []
    // Only so can an error be told from the end.
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

  func read(_ name: String) throws -> StoredBytes {
    let path = path(of: name)
    // Without O_NONBLOCK a pipe in the file's place would wait for a writer.
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT: return .none
      case ELOOP, ENXIO: return .unusable
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
      try FileWriting.write(data, to: file, at: draft)
      try FileWriting.synchronize(file, at: draft)
    } catch {
      // On a full disk its room is wanted.
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

  func mark() -> StorageMark? {
    // The folder's own, where the path is a link to it.
    FileWriting.mark(of: path + "/.")
  }

  func marks() throws -> [String: StorageMark] {
    var marks: [String: StorageMark] = [:]
    for name in try names() where StoreName.isRecord(name) {
      // One that has gone since has no mark.
      marks[name] = FileWriting.mark(of: path(of: name))
    }
    return marks
  }

  /// Makes the names in the folder last.
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
