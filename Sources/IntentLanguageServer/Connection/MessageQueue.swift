/// The messages of a client that wait to be handled.
struct MessageQueue {
  private var messages: [[UInt8]] = []
  private var next = 0
  /// The requests that the client does not want any more, by ID as it is written.
  private var cancelled: Set<String> = []

  var isEmpty: Bool { next == messages.count }

  /// Adds a message. A cancellation takes effect at once.
  mutating func add(_ message: [UInt8]) {
    if message.count < 1_024,
      case .notification("$/cancelRequest", let parameters) = try? ClientMessage(message)
    {
      if let id = parameters?["id"].flatMap(ClientMessage.id), !isEmpty { cancelled.insert(Self.key(id)) }
      return
    }
    messages.append(message)
  }

  /// The next message, and whether the client has cancelled it.
  mutating func take() -> (message: [UInt8], isCancelled: Bool)? {
    guard next < messages.count else { return nil }
    let message = messages[next]
    next += 1
    if isEmpty {
      messages = []
      next = 0
    }
    guard !cancelled.isEmpty, case .request(let id, _, _) = try? ClientMessage(message) else {
      return (message, false)
    }
    let isCancelled = cancelled.remove(Self.key(id)) != nil
    if isEmpty { cancelled = [] }
    return (message, isCancelled)
  }

  private static func key(_ id: JSONTree) -> String {
    switch id {
    case .integer(let number): "\(number)"
    case .string(let text): "\"\(text)"
    default: ""
    }
  }
}
