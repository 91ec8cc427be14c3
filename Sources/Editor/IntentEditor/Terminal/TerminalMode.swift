import IntentPlatform

/// The input mode of a terminal.
struct TerminalMode: Sendable {
  private let settings: termios

  /// The current mode of a terminal; `nil` if the descriptor is not a terminal.
  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.settings = settings
  }

  private init(_ settings: termios) {
    self.settings = settings
  }

  /// Whether the terminal sends single keys and does not show them, as an editor that was killed leaves it.
  var hasSingleKeys: Bool {
    settings.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }

  /// The same mode, unless it has single keys: then a mode for lines.
  var usable: TerminalMode {
    guard hasSingleKeys else { return self }
    var settings = settings
    settings.c_iflag |= tcflag_t(BRKINT | ICRNL | IXON)
    settings.c_oflag |= tcflag_t(OPOST | ONLCR)
    settings.c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ECHOK | ISIG | IEXTEN)
    return TerminalMode(settings)
  }

  /// The same mode with single keys, without echo and special meanings.
  var raw: TerminalMode {
    var settings = settings
    cfmakeraw(&settings)
    return TerminalMode(settings)
  }

  /// Puts a terminal into this mode.
  ///
  /// - Parameter descriptor: The terminal. A closed one is ignored.
  func apply(to descriptor: Int32) {
    var settings = settings
    // TCSANOW, because a terminal without a reader never drains.
    while tcsetattr(descriptor, TCSANOW, &settings) != 0, errno == EINTR {}
  }
}
