import IntentDiagnostics

/// Why a request has no result.
struct ResponseError: Error {
  /// The codes of JSON-RPC and of the protocol.
  enum Code: Int {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParameters = -32_602
    case serverNotInitialized = -32_002
    case requestFailed = -32_803
    case requestCancelled = -32_800
  }

  var code: Code
  var message: String
  /// The ID of the request, if the error is found before the request is known.
  var id = JSONTree.null

  init(_ code: Code, _ message: String, id: JSONTree = .null) {
    self.code = code
    self.message = message
    self.id = id
  }
}
