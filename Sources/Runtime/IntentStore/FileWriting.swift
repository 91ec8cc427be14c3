import IntentPlatform

/// Writing that the C library leaves to its caller.
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

  /// Waits until the data written to an open file or folder is on the disk.
  static func synchronize(_ file: Int32, at path: String) throws {
    while fullSync(file) != 0 {
      // Some file systems report that they cannot do this for a folder.
      if errno == EINVAL { return }
      guard errno == EINTR else { throw ConfigurationStoreError.lastSystemError(at: path) }
    }
  }

  /// The identity of an open file, which is the first number of its ``mark(of:)``; `nil` if it is not
  /// available.
  static func identity(of file: Int32) -> Int? {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(truncatingIfNeeded: status.st_ino) : nil
  }

  /// A mark that differs between two states of a file or folder; `nil` if there is no file.
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
