import IntentPlatform

/// Connects a language server with an editor: messages come from one stream and go to another.
package struct LanguageServerConnection {
  private var server: LanguageServer
  private var reader = MessageReader()
  private var queue = MessageQueue()
  private let input: Int32
  private let output: Int32
  /// How often the client's process is looked for, in milliseconds.
  private static let interval: Int32 = 1_000

  /// - Parameters:
  ///   - server: The server.
  ///   - input: The stream to read from.
  ///   - output: The stream to write to.
  package init(_ server: LanguageServer, input: Int32 = 0, output: Int32 = 1) {
    (self.server, self.input, self.output) = (server, input, output)
  }

  /// Serves the client until it exits, closes a stream or ends.
  ///
  /// - Parameter report: Takes why the connection ended, unless the client wished it.
  /// - Returns: The exit code.
  package mutating func run(report: (String) -> Void) -> Int32 {
    while true {
      do throws(MessageReader.Failure) {
        guard try read() else { return server.exitCode ?? (server.phase == .shutDown ? 0 : 1) }
      } catch {
        report(error.words)
        return 1
      }
      let messages: [JSONTree]
      if let (message, isCancelled) = queue.take() {
        messages = server.receive(message, isCancelled: isCancelled)
      } else {
        messages = server.checkChanges()
      }
      guard write(messages) else { return 1 }
      if let code = server.exitCode { return code }
      if let process = server.clientProcess, queue.isEmpty, kill(pid_t(truncatingIfNeeded: process), 0) != 0,
        errno == ESRCH
      {
        report("the editor with the process \(process) has ended")
        return 1
      }
    }
  }

  /// Reads what is there. It waits only if there is nothing to do.
  ///
  /// - Returns: Whether the connection goes on.
  private mutating func read() throws(MessageReader.Failure) -> Bool {
    let isIdle = queue.isEmpty && !server.hasChanges
    var stream = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let count = poll(&stream, 1, isIdle ? Self.interval : 0)
    if count < 0, errno != EINTR { return false }
    guard count > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let got = IntentPlatform.read(input, &bytes, bytes.count)
    if got < 0, errno == EINTR || errno == EAGAIN { return true }
    // What was sent before the end is still handled.
    guard got > 0 else { return !isIdle }
    reader.add(bytes[..<got])
    while let message = try reader.next() { queue.add(message) }
    return true
  }

  /// Writes messages.
  ///
  /// - Returns: Whether the client has read them, or can.
  private func write(_ messages: [JSONTree]) -> Bool {
    for bytes in messages.map(ServerMessage.bytes) {
      var start = 0
      while start < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
          buffer.baseAddress.map { IntentPlatform.write(output, $0 + start, buffer.count - start) } ?? 0
        }
        if count > 0 {
          start += count
        } else if errno != EINTR {
          return false
        }
      }
    }
    return true
  }
}
