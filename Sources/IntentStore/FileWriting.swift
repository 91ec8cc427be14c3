import IntentPlatform

/// What the C library leaves to its caller.
enum FileWriting {
  /// Writes all bytes to an open file.
  static func write(_ data: Data, to file: Int32, at path: String) throws {
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = IntentPlatform.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 || errno != EINTR {
          throw ConfigurationStoreError.lastSystemError(at: path)
        }
      }
    }
  }

  /// Waits until what was written to an open file or folder is on the disk.
  static func synchronize(_ file: Int32, at path: String) throws {
    #if canImport(Darwin)
      // There, fsync leaves the bytes in the disk's own memory. Not every disk can do better.
      if fcntl(file, F_FULLFSYNC) == 0 { return }
    #endif
    while fsync(file) != 0 {
      // Some file systems cannot do it for a folder, and say so.
      if errno == EINVAL { return }
      guard errno == EINTR else { throw ConfigurationStoreError.lastSystemError(at: path) }
    }
  }

  /// What tells an open file from others, as the first of its ``mark(of:)`` does; `nil` where it cannot be had.
  static func identity(of file: Int32) -> Int? {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(truncatingIfNeeded: status.st_ino) : nil
  }

  /// What tells one state of a file or folder from a later one; `nil` where there is none.
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
