import IntentPlatform

/// A lock on a file, held until it is released. The system releases it when the process ends.
final class FileLock: Sendable {
  /// The pause between two attempts to take the lock, in microseconds.
  private static let pause: useconds_t = 2_000

  private let file: Int32

  /// Waits for the lock. It also excludes other threads of this process.
  ///
  /// - Parameters:
  ///   - path: The file. It is created if it does not exist.
  ///   - patience: The time to wait at most.
  /// - Throws: ``ConfigurationStoreError/busy(path:)`` after that time.
  init(_ path: String, waiting patience: Duration = .seconds(10)) throws {
    let deadline = ContinuousClock.now + patience
    repeat {
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
    } while ContinuousClock.now < deadline
    throw ConfigurationStoreError.busy(path: path)
  }

  deinit {
    close(file)
  }
}
