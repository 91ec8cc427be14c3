#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the program's streams, and what is at the other end of it.
struct Terminal: Sendable {
  private let descriptor: Int32

  static let standardOutput = Terminal(descriptor: 1)
  static let standardError = Terminal(descriptor: 2)

  /// Whether people read it as it is written.
  var isTerminal: Bool {
    isatty(descriptor) == 1
  }

  /// Whether text is coloured. A variable that is set wins: `NO_COLOR`, then `CLICOLOR_FORCE`, then `CLICOLOR`.
  var usesColour: Bool {
    if let value = variable("NO_COLOR"), !value.isEmpty { return false }
    if let value = variable("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    if variable("CLICOLOR") == "0" || variable("TERM") == "dumb" { return false }
    return isTerminal
  }

  /// The number of columns; 100 where it is unknown.
  var width: Int {
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return variable("COLUMNS").flatMap { Int($0) }.map { min(max($0, 20), 10_000) } ?? 100
  }

  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes bytes as far as the other end takes them.
  ///
  /// - Returns: Whether all were taken. A reader that went away counts as satisfied.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        guard let start = buffer.baseAddress else { return true }
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, start + done, buffer.count - done)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, start + done, buffer.count - done)
        #else
          let count = Darwin.write(descriptor, start + done, buffer.count - done)
        #endif
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          return errno == EPIPE
        }
      }
      return true
    }
  }

  private func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// The machine's processors.
enum Processors {
  static var count: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
