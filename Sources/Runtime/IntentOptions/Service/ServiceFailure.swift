import IntentPlatform

/// Why a request is answered with an error.
struct ServiceFailure: Error {
  /// The error codes of JSON-RPC, and those of this protocol from `-32000` down.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case providerFailed = -32000
    case cancelled = -32001
    case tooManyRequests = -32002
  }

  let code: Code
  /// The problem, in one sentence without a full stop.
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The request contains an invalid value.
  init(_ error: ParameterValueError) {
    self.init(.invalidParameters, error.description)
  }

  /// The provider threw an error. A long message is shortened.
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
