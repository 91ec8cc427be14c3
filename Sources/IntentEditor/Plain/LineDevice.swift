import IntentPlatform

/// Where a conversation is read from and written to, line by line.
public protocol LineDevice: Sendable {
  /// Whether Ctrl-C is to be asked about; without it, it ends the process.
  var isInterruptible: Bool { get }
  /// The next line, without its end; `nil` at the end of the input.
  ///
  /// - Throws: ``Interruption``, where the device is interruptible.
  func read() async throws(Interruption) -> String?
  /// Writes a line.
  func write(_ line: String) async
  /// Writes a question, whose answer follows on the same line.
  func ask(_ question: String) async
}

extension LineDevice {
  public var isInterruptible: Bool { false }
}

/// Somebody pressed Ctrl-C instead of typing a line.
public struct Interruption: Error, Sendable {
  public init() {}
}

/// Standard input, and standard error, so that standard output is free for the result.
public struct StandardLines: LineDevice {
  public init() {}

  /// A terminal is.
  public var isInterruptible: Bool {
    isatty(STDIN_FILENO) == 1
  }

  public func read() async throws(Interruption) -> String? {
    if isInterruptible {
      // A terminal has a whole line or none, so no line is left in a buffer.
      var sources = [STDIN_FILENO, SignalPipe.shared.readEnd].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
      if SignalPipe.shared.read().contains(SIGINT) { throw Interruption() }
    }
    return readLine()
  }

  public func write(_ line: String) async {
    Terminal.standardError.write(line + "\n")
  }

  public func ask(_ question: String) async {
    Terminal.standardError.write(question)
  }
}
