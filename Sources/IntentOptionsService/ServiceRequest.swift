/// A request, or a notification, which wants no answer.
struct ServiceRequest: Sendable {
  /// What its answer is known by; `nil` for a notification.
  let id: PlainValue?
  let method: String
  let parameters: ServiceParameters

  /// - Throws: `ServiceFailure` for what is no request of JSON-RPC 2.0.
  init(_ plain: PlainValue) throws(ServiceFailure) {
    guard case .object(let fields) = plain else {
      throw ServiceFailure(.invalidRequest, "a request is an object")
    }
    guard fields["jsonrpc"] == .string("2.0") else {
      throw ServiceFailure(.invalidRequest, "'jsonrpc' is always '2.0'")
    }
    if let id = fields["id"], Self.id(of: plain) != id {
      throw ServiceFailure(.invalidRequest, "'id' is text, a number or null")
    }
    guard case .string(let method) = fields["method"] else {
      throw ServiceFailure(.invalidRequest, "'method' is the name of a method")
    }
    switch fields["params"] {
    case nil: parameters = .named([:])
    case .object(let named): parameters = .named(named)
    case .array(let elements): parameters = elements.isEmpty ? .named([:]) : .byPosition
    default: throw ServiceFailure(.invalidRequest, "'params' is an object")
    }
    id = fields["id"]
    self.method = method
  }

  /// What an answer is known by, even where the rest is wrong: null where that cannot be found.
  static func id(of plain: PlainValue) -> PlainValue {
    guard case .object(let fields) = plain, let id = fields["id"] else { return .null }
    switch id {
    case .string, .integer, .number: return id
    default: return .null
    }
  }
}

/// What a request says besides its method.
enum ServiceParameters: Sendable {
  case named([String: PlainValue])
  /// No method takes them.
  case byPosition

  /// The value of that name; `nil` where there is none, or null.
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
