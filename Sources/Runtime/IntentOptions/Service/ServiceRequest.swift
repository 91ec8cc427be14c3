/// A request, or a notification, which needs no answer.
struct ServiceRequest: Sendable {
  /// The id for its answer; `nil` for a notification.
  let id: PlainValue?
  let method: String
  let parameters: ServiceParameters

  /// - Throws: `ServiceFailure` if the value is not a JSON-RPC 2.0 request.
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
    case nil: parameters = .named([:])
    case .object(let named): parameters = .named(named)
    case .array(let elements): parameters = elements.isEmpty ? .named([:]) : .byPosition
    default: throw ServiceFailure(.invalidRequest, "'params' must be an object")
    }
    id = fields["id"]
    self.method = method
  }

  /// The id for an answer, even if the request is invalid; null if there is none.
  static func id(of plain: PlainValue) -> PlainValue {
    guard case .object(let fields) = plain, let id = fields["id"] else { return .null }
    switch id {
    case .string, .integer, .number: return id
    default: return .null
    }
  }
}

/// The parameters of a request.
enum ServiceParameters: Sendable {
  case named([String: PlainValue])
  /// No method accepts them.
  case byPosition

  /// The value with the given name; `nil` if it is missing or null.
  subscript(name: String) -> PlainValue? {
    guard case .named(let values) = self, let value = values[name], value != .null else { return nil }
    return value
  }

  func text(_ name: String) throws(ServiceFailure) -> String? {
    guard let value = self[name] else { return nil }
    guard case .string(let text) = value else { throw .wrongType(name, value, "text") }
    return text
  }
}
