import IntentDiagnostics
import IntentLocalisation

/// The messages of a client that wait to be handled.
struct MessageQueue {
  /// The number of bytes that may wait before no more is read.
  private static let most = 64 * 1_048_576

  private var messages: [[UInt8]] = []
  private var next = 0
  private var size = 0
  /// The places of the waiting requests by ID as it is written, of the messages before ``searched``.
  private var places: [String: Int] = [:]
  private var searched = 0
  /// The places of the requests that the client does not want any more.
  private var cancelled: Set<Int> = []

  var isEmpty: Bool { next == messages.count }

  /// Whether the client has sent more than should be kept.
  var isFull: Bool { size > Self.most }

  /// Adds a message. A cancellation takes effect at once. It is of a request that waits: the protocol lets a client use
  /// an ID again later.
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

  /// The next message, and whether the client has cancelled it.
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

  /// The place of the last waiting request with an ID. Each message is searched once, if there is a cancellation at all.
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
    switch id {
    case .integer(let number): "\(number)"
    case .string(let text): "\"\(text)"
    default: ""
    }
  }
}
