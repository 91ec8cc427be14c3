import Dispatch
import IntentPlatform

/// Uses a terminal, reports its events, and guarantees that it gets restored.
///
/// One thread reads keys and signals, and only this thread changes the terminal's mode. It restores the mode
/// at the end, before another process stops or ends the program, and when the program crashes.
final class TerminalSession: Sendable {
  enum Command: Sendable {
    case run([String])
    case stop
  }

  let device: TerminalDevice
  /// The events, in order. They begin with `cleared` and end with the session.
  let events: AsyncStream<TerminalEvent>
  private let commands = Guarded<[Command]>([])

  /// - Parameter keepsTerminal: Whether the terminal stays in use after the session stops.
  init(_ device: TerminalDevice, keepsTerminal: Bool = false) {
    self.device = device
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    self.events = events
    let commands = commands
    DispatchQueue(label: "terminal", qos: .userInteractive).async {
      var loop = TerminalLoop(device, commands, continuation, keepsTerminal: keepsTerminal)
      loop.run()
    }
  }

  /// Lends the terminal to a program. The event `returned` reports its end.
  func run(_ arguments: [String]) {
    send(.run(arguments))
  }

  /// Restores the terminal. The events end when that is done.
  func stop() {
    send(.stop)
  }

  private func send(_ command: Command) {
    commands.withLock { $0.append(command) }
    SignalPipe.shared.wake()
  }
}

enum TerminalEvent: Sendable, Hashable {
  case keys([Key])
  case resized
  case cleared
  /// The user wants to end the program, which may ask for confirmation.
  case interrupted
  /// A program that used the terminal has ended, with this exit code.
  case returned(Int32)
  case closed
}

/// The event loop on the terminal's own thread.
struct TerminalLoop: ~Copyable {
  /// The time limit for the rest of a key sequence, in milliseconds. After it, Escape counts as a key.
  private static let keyTimeout: Int32 = 40
  /// The longest pause in a paste, in milliseconds.
  private static let pasteTimeout: Int32 = 1_000

  private let device: TerminalDevice
  private let commands: Guarded<[TerminalSession.Command]>
  private let events: AsyncStream<TerminalEvent>.Continuation
  private var handlers = SignalHandlers()
  private var decoder = KeyDecoder()
  private var isRunning = true
  private var keepsTerminal: Bool

  init(
    _ device: TerminalDevice,
    _ commands: Guarded<[TerminalSession.Command]>,
    _ events: AsyncStream<TerminalEvent>.Continuation,
    keepsTerminal: Bool
  ) {
    self.keepsTerminal = keepsTerminal
    self.device = device
    self.commands = commands
    self.events = events
  }

  mutating func run() {
    // Threads of a pool block signals, and child processes would inherit that.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    takeTerminal()
    // Installing the handlers emptied the pipe, which may have announced a command.
    obey()
    while isRunning { wait() }
    if !keepsTerminal { device.giveBack() }
    handlers.remove()
    events.finish()
  }

  private mutating func takeTerminal() {
    device.take()
    events.yield(.cleared)
  }

  private mutating func wait() {
    let timeout = decoder.isPasting ? Self.pasteTimeout : decoder.isWaiting ? Self.keyTimeout : -1
    let sources = [SignalPipe.shared.readEnd, device.terminal.descriptor]
    guard let readable = InputWait.readable(sources, within: timeout) else {
      if errno != EINTR { close() }
      return
    }
    if readable.isEmpty { take(decoder.flush()) }
    if readable.contains(SignalPipe.shared.readEnd) {
      for number in SignalPipe.shared.read() where isRunning { receive(number) }
    }
    if readable.contains(device.terminal.descriptor), isRunning { readKeys() }
  }

  private mutating func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(device.terminal.descriptor, &bytes, bytes.count)
    if count > 0 {
      take(decoder.decode(bytes.prefix(count)))
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      close()
    }
  }

  /// Passes keys on, except for Ctrl-Z, which suspends the program.
  private mutating func take(_ keys: [Key]) {
    for part in keys.split(separator: .control("z"), omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { suspend() }
      if !part.element.isEmpty { events.yield(.keys(Array(part.element))) }
    }
  }

  private mutating func close() {
    events.yield(.closed)
    isRunning = false
  }

  private mutating func receive(_ number: Int32) {
    switch number {
    case 0: obey()
    case SIGINT: events.yield(.interrupted)
    case SIGTSTP: suspend()
    case SIGCONT: takeTerminal()
    case SIGWINCH: events.yield(.resized)
    default: end(number)
    }
  }

  private mutating func obey() {
    let commands = commands.withLock { commands in
      defer { commands = [] }
      return commands
    }
    for command in commands {
      switch command {
      case .stop: isRunning = false
      case .run(let arguments): lend(to: arguments)
      }
    }
  }

  /// Stops this process group, as the terminal would, and continues when the shell resumes it.
  private mutating func suspend() {
    device.giveBack()
    handlers.remove()
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    handlers = SignalHandlers()
    takeTerminal()
  }

  private mutating func end(_ number: Int32) {
    device.giveBack()
    handlers.remove()
    // Let a crashed thread go first: it knows the location.
    if SignalHandlers.crashes.contains(number) { _ = poll(nil, 0, 600) }
    raise(number)
    // On macOS, 'raise' on a Dispatch thread signals the whole process, which takes a moment to end.
    _ = poll(nil, 0, 200)
    close()
  }

  private mutating func lend(to arguments: [String]) {
    device.giveBack()
    let code = TerminalChild(arguments, at: device.terminal.descriptor)?.wait { number in receive(number) }
    guard isRunning else { return }
    takeTerminal()
    events.yield(.returned(code ?? 127))
  }
}
