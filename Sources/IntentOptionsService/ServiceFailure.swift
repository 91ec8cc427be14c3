import IntentPlatform

/// Why a request is answered with an error.
struct ServiceFailure: Error {
  /// The numbers that JSON-RPC gives, and those of this protocol from `-32000` down.
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
  /// What is wrong, in one sentence without a full stop.
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The request says what cannot be.
  init(_ error: ParameterValueError) {
    self.init(.invalidParameters, error.description)
  }

  /// The provider threw an error. Its words are cut where they get long.
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
