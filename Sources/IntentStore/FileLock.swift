import IntentPlatform

/// The lock on a file, held until it is let go of. The system takes it from a process that ends.
final class FileLock: Sendable {
  /// How often somebody else may have it, with a pause after each, before it is given up: ten seconds.
  private static let attempts = 5_000
  private static let pause: useconds_t = 2_000

  private let file: Int32

  /// Waits for the lock. It also holds off other threads of this process.
  ///
  /// - Parameter path: The file, which is made where it is missing.
  /// - Throws: ``ConfigurationStoreError/busy(path:)`` after ten seconds.
  init(_ path: String) throws {
    for _ in 0..<Self.attempts {
      let opened = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard opened >= 0 else { throw ConfigurationStoreError.lastSystemError(at: path) }
      if flock(opened, LOCK_EX | LOCK_NB) == 0 {
        // Who holds the lock on a file that was removed meanwhile holds nobody off.
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
