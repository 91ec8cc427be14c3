/// The answer to a request: available now, or pending.
enum ServiceAnswer: Sendable {
  case known(PlainValue)
  case pending(PendingAnswer)

  /// The answer, once it is available.
  var value: PlainValue? {
    get async {
      switch self {
      case .known(let value): value
      case .pending(let answer): await answer.value
      }
    }
  }

  static func success(_ id: PlainValue, _ result: PlainValue) -> PlainValue {
    .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }

  static func failure(_ id: PlainValue, _ failure: ServiceFailure) -> PlainValue {
    .object([
      "jsonrpc": .string("2.0"), "id": id,
      "error": .object(["code": .integer(failure.code.rawValue), "message": .string(failure.message)]),
    ])
  }
}

/// A pending answer. Only the first result is used.
struct PendingAnswer: Sendable {
  private let stream: AsyncStream<PlainValue>
  private let continuation: AsyncStream<PlainValue>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  func give(_ answer: PlainValue) {
    continuation.yield(answer)
    continuation.finish()
  }

  /// The answer, once it is available. Read it only once.
  var value: PlainValue? {
    get async { await stream.first { _ in true } }
  }
}
