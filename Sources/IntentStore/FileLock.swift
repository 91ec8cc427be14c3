import IntentPlatform

/// A lock on a file, held until it is released. The system releases it when the process ends.
final class FileLock: Sendable {
  /// The number of attempts to take the lock, with a pause after each: ten seconds in total.
  private static let attempts = 5_000
  private static let pause: useconds_t = 2_000

  private let file: Int32

  /// Waits for the lock. It also excludes other threads of this process.
  ///
  /// - Parameter path: The file. It is created if it does not exist.
  /// - Throws: ``ConfigurationStoreError/busy(path:)`` after ten seconds.
  init(_ path: String) throws {
    for _ in 0..<Self.attempts {
      let opened = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard opened >= 0 else { throw ConfigurationStoreError.lastSystemError(at: path) }
      if flock(opened, LOCK_EX | LOCK_NB) == 0 {
        // If the file was removed in the meantime, a lock on it excludes no other process.
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
    }
    throw ConfigurationStoreError.busy(path: path)
  }

  deinit {
    close(file)
  }
}
