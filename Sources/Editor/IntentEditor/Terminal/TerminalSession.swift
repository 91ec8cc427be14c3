import Dispatch
import IntentPlatform

/// The editor's use of a terminal, from taking it to giving it back.
///
/// Only one thread reads keys and signals and changes the mode. The thread restores the mode at the end of
/// the session, before a signal stops or ends the program, and in a crash.
final class TerminalSession: Sendable {
  /// What the session asks its thread to do.
  enum Command: Sendable {
    case run([String])
    case stop
  }

  let device: TerminalDevice
  /// The events from `cleared` to the session's end.
  let events: AsyncStream<TerminalEvent>
  private let commands = Guarded<[Command]>([])

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

  func run(_ arguments: [String]) {
    send(.run(arguments))
  }

  func stop() {
    send(.stop)
  }

  private func send(_ command: Command) {
    commands.withLock { $0.append(command) }
    SignalPipe.shared.wake()
  }
}

/// What happens at the terminal, for the run that draws on it.
enum TerminalEvent: Sendable, Hashable {
  case keys([Key])
  case resized
  case cleared
  /// The program may ask for confirmation before it ends.
  case interrupted
  case returned(Int32)
  case closed
}

/// The loop of the session's thread: reads keys and signals, and sends them as events.
struct TerminalLoop: ~Copyable {
  /// How long the rest of a key sequence may take, in milliseconds.
  private static let keyTimeout: Int32 = 40
  /// How long the rest of a paste may take, in milliseconds.
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
    // Pool threads block signals, and child processes would inherit that.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    takeTerminal()
    // Installing the handlers may have dropped the announcement of a command.
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

  /// Stops the process group, as the terminal would, until the shell resumes it.
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
    // A crashed thread knows where it crashed, so let it raise the signal first.
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
