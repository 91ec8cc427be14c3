import IntentDiagnostics
import IntentLocalisation
import IntentPlatform

/// Connects a ``LanguageServer`` to the streams of an editor.
package struct LanguageServerConnection {
  private var server: LanguageServer
  private var reader = MessageReader()
  private var queue = MessageQueue()
  private let input: Int32
  private let output: Int32
  private var isInputClosed = false
  /// The time between checks of the client's process, in milliseconds.
  private static let interval: Int32 = 1_000
  private static let readingInterval: Int32 = 50

  package init(_ server: LanguageServer, input: Int32 = 0, output: Int32 = 1) {
    (self.server, self.input, self.output) = (server, input, output)
  }

  /// Serves the client. Returns the exit code after the client's `exit`, or the end of a stream or of the
  /// client's process.
  ///
  /// - Parameter report: Receives the reason for an unexpected end.
  package mutating func run(report: (String) -> Void) -> Int32 {
    do throws(MessageReader.Failure) {
      while try read() {
        let messages: [JSONTree]
        if let (message, isCancelled) = queue.take() {
          messages = server.receive(message, isCancelled: isCancelled)
        } else {
          messages = server.checkChanges()
        }
        for message in messages { try write(ServerMessage.bytes(message)) }
        if let code = server.exitCode { return code }
        if queue.isEmpty { try checkProcess() }
      }
      guard server.phase != .shutDown else { return 0 }
      throw MessageReader.Failure(
        words: reader.hasPart ? "the input ended inside of a message" : "the input ended before 'exit'"
      )
    } catch {
      report(error.words)
      return 1
    }
  }

  /// Waits only if there is nothing else to do.
  private mutating func read() throws(MessageReader.Failure) -> Bool {
    let isIdle = queue.isEmpty && !server.hasChanges
    // Handle earlier messages first.
    if isInputClosed { return !isIdle }
    var stream = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let wait = server.isReadingSwift ? Self.readingInterval : Self.interval
    if poll(&stream, 1, isIdle ? wait : 0) > 0 { readPart() }
    while let message = try reader.next() { queue.add(message) }
    return true
  }

  private mutating func readPart() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let got = IntentPlatform.read(input, &bytes, bytes.count)
    if got > 0 {
      reader.add(bytes[..<got])
    } else if got == 0 || errno != EINTR && errno != EAGAIN {
      isInputClosed = true
    }
  }

  private func write(_ bytes: [UInt8]) throws(MessageReader.Failure) {
    guard bytes.withUnsafeBytes({ writeAll($0, to: output) }) else {
      throw MessageReader.Failure(words: "the editor has closed the output")
    }
  }

  private func checkProcess() throws(MessageReader.Failure) {
    guard let process = server.clientProcess, kill(pid_t(truncatingIfNeeded: process), 0) != 0, errno == ESRCH
    else { return }
    throw MessageReader.Failure(words: "the editor with the process \(process) has ended")
  }
}

/// The messages that were read and not yet handled. Cancels queued requests.
struct MessageQueue {
  private var messages: [(message: [UInt8], isCancelled: Bool)] = []

  var isEmpty: Bool { messages.isEmpty }

  /// A cancellation takes effect immediately, and only on a request that is already queued, because clients
  /// may reuse an ID.
  mutating func add(_ message: [UInt8]) {
    guard message.count < 1_024,
      case .notification("$/cancelRequest", let parameters) = try? ClientMessage(message)
    else { return messages.append((message, false)) }
    let cancelled = parameters?["id"].flatMap(ClientMessage.id)
    let index = messages.lastIndex { message, _ in
      if case .request(let id, _, _) = try? ClientMessage(message) { id == cancelled } else { false }
    }
    if let index { messages[index].isCancelled = true }
  }

  mutating func take() -> (message: [UInt8], isCancelled: Bool)? {
    messages.isEmpty ? nil : messages.removeFirst()
  }
}
