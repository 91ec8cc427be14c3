import IntentPlatform

/// Handles signals while it exists, so that the terminal is always restored.
package struct SignalHandlers: ~Copyable {
  private static let requests = [SIGINT, SIGTSTP, SIGCONT, SIGWINCH]
  static let endings = [SIGTERM, SIGHUP, SIGQUIT]
  static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  private static let report: @convention(c) (Int32) -> Void = { number in
    let error = errno
    SignalPipe.shared.write(number)
    errno = error
  }

  private var former: [(number: Int32, action: sigaction)] = []

  /// Skips signals that this process has ignored since its start.
  init() {
    _ = SignalPipe.shared.read()
    for number in Self.requests + Self.endings {
      handle(number, Self.report)
    }
    for number in Self.crashes {
      handle(number) { number in
        signal(number, SIG_DFL)
        SignalPipe.shared.write(number)
        // The terminal's thread then restores the terminal and the signal's earlier action. The crashed
        // thread then causes the signal again.
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

  /// Handles Ctrl-C for a terminal in its normal mode.
  init(interruptsOf device: some LineDevice) {
    guard device.isInterruptible else { return }
    _ = SignalPipe.shared.read()
    handle(SIGINT, Self.report)
  }

  /// Handles the signals that end a program, for a program that must clean up first.
  package init(writingTo pipe: SignalPipe) {
    _ = pipe.read()
    // The parent process may have blocked these signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT] + Self.endings {
      handle(number, Self.report)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

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

/// A pipe from signal handlers to the code that waits for signals.
package struct SignalPipe: Sendable {
  /// 0 is a wake-up without a signal.
  package let readEnd: Int32
  private let writeEnd: Int32

  /// Handlers can only use global state.
  package static let shared = SignalPipe()

  private init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  func wake() {
    write(0)
  }

  package func read() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = IntentPlatform.read(readEnd, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map(Int32.init) : []
  }

  /// A handler can call this safely.
  func write(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = IntentPlatform.write(writeEnd, &byte, 1)
  }
}
