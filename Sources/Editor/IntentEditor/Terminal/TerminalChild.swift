import IntentPlatform

/// A program that uses the terminal temporarily.
struct TerminalChild: Sendable {
  private let process: pid_t

  /// Starts a program with the terminal as its three streams.
  ///
  /// - Parameters:
  ///   - arguments: The program, searched in `PATH`, and its arguments.
  ///   - terminal: The terminal.
  /// - Returns: `nil` if it cannot be started.
  init?(_ arguments: [String], at terminal: Int32) {
    guard let program = arguments.first else { return nil }
    var actions = SpawnActions()
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { actions.duplicate(terminal, to: stream) }
    guard let process = actions.spawn(program, arguments) else { return nil }
    self.process = process
  }

  /// Waits for the program to end. Signals that would end this program are passed on to it first.
  ///
  /// - Returns: Its exit code, or 128 and the number of the signal that ended it.
  func wait(orEnd end: (Int32) -> Void) -> Int32 {
    while true {
      var status: Int32 = 0
      let result = waitpid(process, &status, WNOHANG)
      if result == process {
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
      }
      if result < 0, errno != EINTR { return 127 }
      var pipe = pollfd(fd: SignalPipe.shared.readEnd, events: Int16(POLLIN), revents: 0)
      guard poll(&pipe, 1, 20) > 0 else { continue }
      for number in SignalPipe.shared.read() where SignalHandlers.endings.contains(number) {
        kill(process, number)
        end(number)
      }
    }
  }
}
