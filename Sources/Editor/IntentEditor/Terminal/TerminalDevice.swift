import IntentPlatform
import IntentText

/// The user's terminal, even if the standard streams are redirected.
final class TerminalDevice: Sendable {
  private static let enter =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?25l\u{1B}[0m\u{1B}[H\u{1B}[2J"
  private static let leave =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l"

  let terminal: Terminal
  private let found: TerminalMode
  private let mode: TerminalMode
  private let isInUse = Guarded(false)

  private init?(descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    guard let mode = TerminalMode(of: descriptor) else {
      close(descriptor)
      return nil
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    terminal = Terminal(descriptor: descriptor)
    found = mode
    self.mode = mode.usable
  }

  deinit {
    close(terminal.descriptor)
  }

  static func open() -> TerminalDevice? {
    for stream in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] {
      let access = fcntl(stream, F_GETFL)
      guard isatty(stream) == 1, access >= 0, access & O_ACCMODE == O_RDWR else { continue }
      if let device = TerminalDevice(descriptor: dup(stream)) { return device }
    }
    return TerminalDevice(descriptor: openFile("/dev/tty", O_RDWR | O_NOCTTY))
  }

  /// Sets the mode even if another program has changed it.
  func take() {
    isInUse.withLock { isInUse in
      mode.raw.apply(to: terminal.descriptor)
      terminal.write(Self.enter)
      isInUse = true
    }
  }

  func repair() {
    guard found.hasSingleKeys else { return }
    terminal.write(Self.leave)
    mode.apply(to: terminal.descriptor)
  }

  func giveBack() {
    isInUse.withLock { isInUse in
      guard isInUse else { return }
      isInUse = false
      // A terminal that rejects output must not prevent the exit.
      if InputWait.isWritable(terminal.descriptor, within: 200) { terminal.write(Self.leave) }
      mode.apply(to: terminal.descriptor)
    }
  }

  func draw(_ bytes: [UInt8]) {
    isInUse.withLock { isInUse in
      if isInUse { terminal.write(bytes) }
    }
  }
}

private func openFile(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags)
}

/// The settings of a terminal, to change them and to restore them.
struct TerminalMode: Sendable {
  private let settings: termios

  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.settings = settings
  }

  private init(_ settings: termios) {
    self.settings = settings
  }

  /// Whether the terminal passes on single keys and echoes nothing, as a killed editor leaves it.
  var hasSingleKeys: Bool {
    settings.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }

  var usable: TerminalMode {
    guard hasSingleKeys else { return self }
    var settings = settings
    settings.c_iflag |= tcflag_t(BRKINT | ICRNL | IXON)
    settings.c_oflag |= tcflag_t(OPOST | ONLCR)
    settings.c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ECHOK | ISIG | IEXTEN)
    return TerminalMode(settings)
  }

  var raw: TerminalMode {
    var settings = settings
    cfmakeraw(&settings)
    return TerminalMode(settings)
  }

  func apply(to descriptor: Int32) {
    var settings = settings
    // A terminal without a reader never drains, so use TCSANOW.
    while tcsetattr(descriptor, TCSANOW, &settings) != 0, errno == EINTR {}
  }
}

/// Waits for input with `select`, because macOS's `poll` rejects `/dev/tty`.
enum InputWait {
  /// Returns no descriptors after the time limit; `nil`, with `errno` set, if waiting failed.
  ///
  /// - Parameter milliseconds: Negative for no limit.
  static func readable(_ descriptors: [Int32], within milliseconds: Int32) -> [Int32]? {
    guard var set = set(of: descriptors) else { return nil }
    var time = time(milliseconds)
    let count =
      milliseconds < 0 ? select(limit, &set, nil, nil, nil) : select(limit, &set, nil, nil, &time)
    guard count > 0 else { return count < 0 ? nil : [] }
    return withUnsafeBytes(of: &set) { bits in
      descriptors.filter { bits[Int($0) / 8] & 1 << ($0 % 8) != 0 }
    }
  }

  static func isWritable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    guard var set = set(of: [descriptor]) else { return false }
    var time = time(milliseconds)
    return select(limit, nil, &set, nil, &time) > 0
  }

  private static let limit = Int32(MemoryLayout<fd_set>.size * 8)

  private static func set(of descriptors: [Int32]) -> fd_set? {
    var set = fd_set()
    guard descriptors.allSatisfy({ (0..<limit).contains($0) }) else {
      errno = EBADF
      return nil
    }
    withUnsafeMutableBytes(of: &set) { bits in
      for descriptor in descriptors { bits[Int(descriptor) / 8] |= 1 << (descriptor % 8) }
    }
    return set
  }

  private static func time(_ milliseconds: Int32) -> timeval {
    timeval(tv_sec: Int(milliseconds) / 1_000, tv_usec: .init(milliseconds % 1_000 * 1_000))
  }
}
