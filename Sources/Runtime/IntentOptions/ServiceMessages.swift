import IntentPlatform

/// A request to a service.
struct ServiceRequest: Sendable {
  let id: PlainValue?
  let method: String
  /// `nil` if they are given by position, which no method accepts.
  let parameters: ServiceParameters?

  init(_ plain: PlainValue) throws(ServiceFailure) {
    guard case .object(let fields) = plain else {
      throw ServiceFailure(.invalidRequest, "a request must be an object")
    }
    guard fields["jsonrpc"] == .string("2.0") else {
      throw ServiceFailure(.invalidRequest, "'jsonrpc' must be '2.0'")
    }
    if let id = fields["id"], Self.id(of: plain) != id {
      throw ServiceFailure(.invalidRequest, "'id' must be text, a number or null")
    }
    guard case .string(let method) = fields["method"] else {
      throw ServiceFailure(.invalidRequest, "'method' must be the name of a method")
    }
    switch fields["params"] {
    case nil: parameters = ServiceParameters(values: [:])
    case .object(let values): parameters = ServiceParameters(values: values)
    case .array(let elements): parameters = elements.isEmpty ? ServiceParameters(values: [:]) : nil
    default: throw ServiceFailure(.invalidRequest, "'params' must be an object")
    }
    id = fields["id"]
    self.method = method
  }

  static func id(of plain: PlainValue) -> PlainValue {
    guard case .object(let fields) = plain, let id = fields["id"] else { return .null }
    switch id {
    case .string, .integer, .number: return id
    default: return .null
    }
  }
}

/// The parameters of a request.
struct ServiceParameters: Sendable {
  let values: [String: PlainValue]

  subscript(name: String) -> PlainValue? {
    values[name].flatMap { $0 == .null ? nil : $0 }
  }

  func text(_ name: String) throws(ServiceFailure) -> String? {
    guard let value = self[name] else { return nil }
    guard case .string(let text) = value else { throw .wrongType(name, value, "text") }
    return text
  }
}

/// An answer that is known at once, or follows later.
enum ServiceAnswer: Sendable {
  case known(PlainValue)
  case pending(PendingAnswer)

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

/// The answer that a request waits for. If several are given, the first counts.
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

  /// Read this property only once.
  var value: PlainValue? {
    get async { await stream.first { _ in true } }
  }
}

/// An error response of a service.
struct ServiceFailure: Error {
  /// JSON-RPC's codes, and this protocol's own, `-32000` and `-32001`.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case providerFailed = -32000
    case cancelled = -32001
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  init(_ error: ParameterValueError) {
    self.init(.invalidParameters, error.description)
  }

  init(thrown error: any Error) {
    let words = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    let most = 2_000
    self.init(
      .providerFailed,
      "the provider failed: " + (words.count > most ? "\(words.prefix(most - 1))…" : words)
    )
  }

  static func wrongType(_ name: String, _ plain: PlainValue, _ expected: String) -> ServiceFailure {
    ServiceFailure(
      ParameterValueError(.wrongType, path: [.name(name)], value: nil, plain: plain, expected: expected)
    )
  }

  static let cancelled = ServiceFailure(.cancelled, "the request was cancelled")
}
