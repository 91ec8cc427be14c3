import IntentPlatform

/// The terminal that people sit at, whatever the standard streams are tied to.
///
/// While it is in use it shows the other screen and sends keys one by one. `leave` puts everything back.
final class TerminalDevice: Sendable {
  private static let enter =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l\u{1B}[0m\u{1B}[H\u{1B}[2J"
  private static let leave =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l"

  let terminal: Terminal
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
    self.mode = mode
  }

  deinit {
    close(terminal.descriptor)
  }

  /// The terminal of standard input, standard error or standard output, whichever is one first, else the
  /// process's own.
  ///
  /// - Returns: `nil` where there is none that can be both read and written.
  static func open() -> TerminalDevice? {
    for stream in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] {
      let access = fcntl(stream, F_GETFL)
      guard isatty(stream) == 1, access >= 0, access & O_ACCMODE == O_RDWR else { continue }
      if let device = TerminalDevice(descriptor: dup(stream)) { return device }
    }
    return TerminalDevice(descriptor: openFile("/dev/tty", O_RDWR | O_NOCTTY))
  }

  /// Takes the terminal into use, also when somebody else has changed it meanwhile.
  func take() {
    isInUse.withLock { isInUse in
      mode.raw.apply(to: terminal.descriptor)
      terminal.write(Self.enter)
      isInUse = true
    }
  }

  /// Leaves the terminal as it was.
  func giveBack() {
    isInUse.withLock { isInUse in
      guard isInUse else { return }
      isInUse = false
      // A terminal that has stopped taking output must not stop the program from ending.
      var waiting = pollfd(fd: terminal.descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&waiting, 1, 200) > 0 { terminal.write(Self.leave) }
      mode.apply(to: terminal.descriptor)
    }
  }

  /// Writes to the screen; nothing while the terminal is not in use.
  func draw(_ bytes: [UInt8]) {
    isInUse.withLock { isInUse in
      if isInUse { terminal.write(bytes) }
    }
  }
}

private func openFile(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags)
}
