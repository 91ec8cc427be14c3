import Foundation

/// A program runs at one end, and a test uses the other.
final class PseudoTerminal: @unchecked Sendable {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let path: String
  private let descriptor: Int32
  #if canImport(Darwin)
    /// The terminal takes a size only while the program's end is open.
    private let held: Int32
  #endif
  private var isClosed = false

  init(columns: Int, lines: Int) throws {
    #if canImport(Darwin)
      var (primary, secondary): (Int32, Int32) = (-1, -1)
      var name = [CChar](repeating: 0, count: 1_024)
      guard openpty(&primary, &secondary, &name, nil, nil) == 0 else {
        throw Failure(description: "there is no pseudo-terminal")
      }
      (descriptor, held) = (primary, secondary)
      path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      _ = fcntl(held, F_SETFD, FD_CLOEXEC)
    #else
      descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
      var (lock, number): (Int32, UInt32) = (0, 0)
      guard descriptor >= 0, ioctl(descriptor, 0x4004_5431, &lock) == 0,
        ioctl(descriptor, 0x8004_5430, &number) == 0
      else { throw Failure(description: "there is no pseudo-terminal") }
      path = "/dev/pts/\(number)"
    #endif
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    resize(columns: columns, lines: lines)
  }

  deinit {
    hangUp()
  }

  func resize(columns: Int, lines: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(lines)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  func hangUp() {
    guard !isClosed else { return }
    isClosed = true
    close(descriptor)
    #if canImport(Darwin)
      close(held)
    #endif
  }

  func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw Failure(description: "the terminal takes no keys")
    }
  }

  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Whether the terminal edits and echoes lines, and Ctrl-C is a signal.
  var isCooked: Bool {
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else { return false }
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return mode.c_lflag & flags == flags && mode.c_oflag & tcflag_t(OPOST) != 0
  }
}
