import IntentPlatform
import IntentText

/// Where ``PlainFace`` asks and answers line by line: a terminal, a pipe, or a test.
package protocol LineDevice: Sendable {
  /// Whether Ctrl-C throws ``Interruption`` instead of ending the process.
  var isInterruptible: Bool { get }
  /// Reads a line without its line break; `nil` at the end of the input. If the device is interruptible,
  /// throws ``Interruption`` when the user presses Ctrl-C.
  func read() async throws(Interruption) -> String?
  /// Returns `true` once the user presses Ctrl-C, and `false` if the task is cancelled before.
  func waitForInterruption() async -> Bool
  /// Writes a line.
  func write(_ line: String) async
  /// Writes a prompt. The user answers on the same line.
  func ask(_ question: String) async
}

extension LineDevice {
  package var isInterruptible: Bool { false }
  package func waitForInterruption() async -> Bool { false }
}

/// The user pressed Ctrl-C.
package struct Interruption: Error, Sendable {
  package init() {}
}

/// Asks on standard error, which keeps standard output free for the result, and reads standard input.
package struct StandardLines: LineDevice {
  package init() {}

  package var isInterruptible: Bool {
    isatty(STDIN_FILENO) == 1
  }

  package func read() async throws(Interruption) -> String? {
    if isInterruptible {
      // A terminal delivers whole lines, so nothing stays in a buffer.
      let sources = [STDIN_FILENO, SignalPipe.shared.readEnd]
      while InputWait.readable(sources, within: -1) == nil, errno == EINTR {}
      if SignalPipe.shared.read().contains(SIGINT) { throw Interruption() }
    }
    return readLine()
  }

  package func waitForInterruption() async -> Bool {
    while (try? await Task.sleep(for: .milliseconds(50))) != nil {
      if SignalPipe.shared.read().contains(SIGINT) { return true }
    }
    return false
  }

  package func write(_ line: String) async {
    Terminal.standardError.write(line + "\n")
  }

  package func ask(_ question: String) async {
    Terminal.standardError.write(question)
  }
}
