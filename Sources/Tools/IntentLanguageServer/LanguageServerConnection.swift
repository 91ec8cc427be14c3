import IntentDiagnostics
import IntentLocalisation
import IntentPlatform

/// Connects a ``LanguageServer`` to the streams of an editor.
package struct LanguageServerConnection {
  private var server: LanguageServer
  private var reader = MessageReader()
  private var queue = MessageQueue()
  private let input: Int32
  private let output: ClientOutput
  private var isInputClosed = false
  /// The time between checks of the client's process, in milliseconds.
  private static let interval: Int32 = 1_000
  private static let readingInterval: Int32 = 50
  /// How long a client may take to read after closing its stream, in intervals.
  private static let longestWait = 5

  package init(_ server: LanguageServer, input: Int32 = 0, output: Int32 = 1) {
    (self.server, self.input, self.output) = (server, input, ClientOutput(output))
  }

  /// Returns the exit code after the client's `exit`, the end of a stream, or the end of the client's
  /// process.
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
    try takeMessages()
    let isIdle = queue.isEmpty && !server.hasChanges
    // Handle earlier messages first.
    if isInputClosed { return !isIdle }
    if queue.isFull { return true }
    var stream = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let wait = server.isReadingSwift ? Self.readingInterval : Self.interval
    if poll(&stream, 1, isIdle ? wait : 0) > 0 { readPart() }
    try takeMessages()
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

  private mutating func takeMessages() throws(MessageReader.Failure) {
    while !queue.isFull, let message = try reader.next() { queue.add(message) }
  }

  /// While waiting, reads the client's messages up to a limit: the client may not read before it has sent
  /// them.
  private mutating func write(_ bytes: [UInt8]) throws(MessageReader.Failure) {
    var start = 0
    var waits = 0
    while start < bytes.count {
      let isReading = !isInputClosed && !reader.isFull
      var streams = [
        pollfd(fd: output.descriptor, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isReading ? input : -1, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&streams, 2, Self.interval) == 0 {
        try checkProcess()
        if isInputClosed || hasHungUp { waits += 1 }
        guard waits < Self.longestWait else {
          throw MessageReader.Failure(words: "the editor does not read any more")
        }
      }
      if streams[1].revents != 0 { readPart() }
      guard streams[0].revents != 0 else { continue }
      guard streams[0].revents & Int16(POLLOUT) != 0, let count = output.writePart(of: bytes[start...]) else {
        throw MessageReader.Failure(words: "the editor has closed the output")
      }
      if count > 0 { waits = 0 }
      start += count
    }
  }

  private var hasHungUp: Bool {
    #if os(Linux)
      // Swift doesn't import `POLLRDHUP`, which sockets only report on request.
      let ends = POLLHUP | 0x2000
    #else
      let ends = POLLHUP
    #endif
    var stream = pollfd(fd: input, events: Int16(ends), revents: 0)
    return poll(&stream, 1, 0) > 0 && Int32(stream.revents) & ends != 0
  }

  private func checkProcess() throws(MessageReader.Failure) {
    guard let process = server.clientProcess, kill(pid_t(truncatingIfNeeded: process), 0) != 0, errno == ESRCH
    else { return }
    throw MessageReader.Failure(words: "the editor with the process \(process) has ended")
  }
}

/// Writes without blocking, because the client may stop reading.
struct ClientOutput {
  let descriptor: Int32
  /// A pipe or socket that accepts any bytes takes at least 512 without blocking. On macOS, sockets ignore
  /// `MSG_DONTWAIT`.
  private static let part = 512

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Call this after `poll` has reported that the stream is writable. Returns `nil` if the client has closed
  /// its end.
  func writePart(of bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, min($0.count, Self.part)) }
    if count >= 0 { return count }
    return errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK ? 0 : nil
  }
}

/// The messages that were read and not yet handled. Cancels queued requests.
struct MessageQueue {
  /// The size in bytes at which reading stops.
  private static let most = 64 * 1_048_576

  private var messages: [[UInt8]] = []
  private var next = 0
  private var size = 0
  /// Queued requests by ID, for messages before ``searched``.
  private var places: [String: Int] = [:]
  private var searched = 0
  private var cancelled: Set<Int> = []

  var isEmpty: Bool { next == messages.count }

  var isFull: Bool { size > Self.most }

  /// A cancellation takes effect immediately, and only on a request that is already queued, because clients
  /// may reuse an ID.
  mutating func add(_ message: [UInt8]) {
    if message.count < 1_024,
      case .notification("$/cancelRequest", let parameters) = try? ClientMessage(message)
    {
      if let id = parameters?["id"].flatMap(ClientMessage.id), let place = place(of: id) {
        cancelled.insert(place)
      }
      return
    }
    messages.append(message)
    size += message.count
  }

  mutating func take() -> (message: [UInt8], isCancelled: Bool)? {
    guard next < messages.count else { return nil }
    let message = messages[next]
    let isCancelled = cancelled.remove(next) != nil
    messages[next] = []
    size -= message.count
    next += 1
    if isEmpty { self = MessageQueue() }
    return (message, isCancelled)
  }

  /// Searches each message at most once, and only after a cancellation.
  private mutating func place(of id: JSONTree) -> Int? {
    searched = max(searched, next)
    while searched < messages.count {
      if case .request(let id, _, _) = try? ClientMessage(messages[searched]) {
        places[Self.key(id)] = searched
      }
      searched += 1
    }
    return places[Self.key(id)].flatMap { $0 >= next ? $0 : nil }
  }

  private static func key(_ id: JSONTree) -> String {
    switch id.kind {
    case .number(let text): text
    case .string(let text): "\"\(text)"
    default: ""
    }
  }
}
