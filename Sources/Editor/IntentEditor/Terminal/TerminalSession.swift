import Dispatch
import IntentPlatform

/// A terminal in use: its events, and the guarantee that it is restored.
///
/// One thread reads keys and signals, and only it changes the terminal's mode. It restores the mode at the end, before
/// the program is stopped or ended from outside, and when the program crashes.
final class TerminalSession: Sendable {
  enum Command: Sendable {
    /// Run a program in the terminal: its path and arguments.
    case run([String])
    case stop
  }

  let device: TerminalDevice
  /// The events, in order. They begin with `cleared` and end with the session.
  let events: AsyncStream<TerminalEvent>
  private let commands = Guarded<[Command]>([])

  /// Takes a terminal into use.
  init(_ device: TerminalDevice) {
    self.device = device
    let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    self.events = events
    let commands = commands
    DispatchQueue(label: "terminal", qos: .userInteractive).async {
      var loop = TerminalLoop(device, commands, continuation)
      loop.run()
    }
  }

  /// Lends the terminal to a program. `returned` reports its end.
  func run(_ arguments: [String]) {
    send(.run(arguments))
  }

  /// Gives the terminal back. The events end when that is done.
  func stop() {
    send(.stop)
  }

  private func send(_ command: Command) {
    commands.withLock { $0.append(command) }
    SignalPipe.shared.wake()
  }
}
