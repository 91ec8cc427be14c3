import IntentPlatform

/// How a terminal takes what is typed.
struct TerminalMode: Sendable {
  private let settings: termios

  /// The mode that a terminal is in; `nil` where there is no terminal.
  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.settings = settings
  }

  private init(_ settings: termios) {
    self.settings = settings
  }

  /// The same mode, but for keys that come one by one, unseen and without a meaning of their own.
  var raw: TerminalMode {
    var settings = settings
    cfmakeraw(&settings)
    return TerminalMode(settings)
  }

  /// Puts a terminal into this mode.
  ///
  /// - Parameter descriptor: The terminal. One that is gone is left alone.
  func apply(to descriptor: Int32) {
    var settings = settings
    // TCSANOW, because a terminal that nobody reads never drains.
    while tcsetattr(descriptor, TCSANOW, &settings) != 0, errno == EINTR {}
  }
}
