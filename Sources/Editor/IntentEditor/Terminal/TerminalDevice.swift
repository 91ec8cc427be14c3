import IntentPlatform

/// The user's terminal, even if the standard streams are redirected.
///
/// While in use, it shows the alternate screen and sends single keys. `leave` restores everything.
final class TerminalDevice: Sendable {
  private static let enter =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?25l\u{1B}[0m\u{1B}[H\u{1B}[2J"
  private static let leave =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?1049l"

  let terminal: Terminal
  /// The mode at the start.
  private let found: TerminalMode
  /// The mode to restore.
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

  /// The terminal of standard input, standard error or standard output, in this order, or else the controlling
  /// terminal.
  ///
  /// - Returns: `nil` if no terminal can be both read and written.
  static func open() -> TerminalDevice? {
    for stream in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] {
      let access = fcntl(stream, F_GETFL)
      guard isatty(stream) == 1, access >= 0, access & O_ACCMODE == O_RDWR else { continue }
      if let device = TerminalDevice(descriptor: dup(stream)) { return device }
    }
    return TerminalDevice(descriptor: openFile("/dev/tty", O_RDWR | O_NOCTTY))
  }

  /// Takes the terminal into use, even if another program has changed its mode.
  func take() {
    isInUse.withLock { isInUse in
      mode.raw.apply(to: terminal.descriptor)
      terminal.write(Self.enter)
      isInUse = true
    }
  }

  /// Restores a terminal that an editor that was killed has left.
  func repair() {
    guard found.hasSingleKeys else { return }
    terminal.write(Self.leave)
    mode.apply(to: terminal.descriptor)
  }

  /// Restores the terminal.
  func giveBack() {
    isInUse.withLock { isInUse in
      guard isInUse else { return }
      isInUse = false
      // A terminal that no longer accepts output must not prevent the exit.
      var waiting = pollfd(fd: terminal.descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&waiting, 1, 200) > 0 { terminal.write(Self.leave) }
      mode.apply(to: terminal.descriptor)
    }
  }

  /// Writes to the screen; does nothing while the terminal is not in use.
  func draw(_ bytes: [UInt8]) {
    isInUse.withLock { isInUse in
      if isInUse { terminal.write(bytes) }
    }
  }
}

private func openFile(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags)
}
