import IntentPlatform

/// What the process does on signals while a terminal is in use, and what it did before.
struct SignalHandlers: ~Copyable {
  /// Those that ask for something while the program goes on.
  private static let requests = [SIGINT, SIGTSTP, SIGCONT, SIGWINCH]
  /// Those that end the program.
  static let endings = [SIGTERM, SIGHUP, SIGQUIT]
  /// Those of a program that cannot go on.
  static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  private static let report: @convention(c) (Int32) -> Void = { number in
    let error = errno
    SignalPipe.shared.write(number)
    errno = error
  }

  private var former: [(number: Int32, action: sigaction)] = []

  /// Handles the signals from now on, but for those that the process was started to ignore.
  init() {
    _ = SignalPipe.shared.read()
    for number in Self.requests + Self.endings {
      handle(number, Self.report)
    }
    for number in Self.crashes {
      handle(number) { number in
        signal(number, SIG_DFL)
        SignalPipe.shared.write(number)
        // Meanwhile the terminal's thread puts the terminal back, and this signal's former action. The thread
        // that crashed goes on into that action.
        _ = poll(nil, 0, 300)
      }
    }
  }

  private mutating func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var old = sigaction()
    guard sigaction(number, nil, &old) == 0, !old.ignores else { return }
    var new = sigaction(handler)
    if sigaction(number, &new, nil) == 0 { former.append((number, old)) }
  }

  /// Handles only what asks to leave: for a terminal that is as it was.
  init(interruptsOf device: some LineDevice) {
    guard device.isInterruptible else { return }
    _ = SignalPipe.shared.read()
    handle(SIGINT, Self.report)
  }

  /// Puts the former actions back.
  mutating func remove() {
    for (number, action) in former {
      var action = action
      sigaction(number, &action, nil)
    }
    former = []
  }
}

extension sigaction {
  fileprivate init(_ handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    sigemptyset(&sa_mask)
    sa_flags = Int32(SA_RESTART)
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }

  fileprivate var ignores: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
