import IntentDiagnostics
import IntentLocalisation

/// A message of a client.
enum ClientMessage {
  case request(id: JSONTree, method: String, parameters: LocatedJSON?)
  case notification(method: String, parameters: LocatedJSON?)
  /// An answer to a request of the server.
  case response

  /// Reads a message.
  init(_ bytes: [UInt8]) throws(ResponseError) {
    let (json, problems) = LocatedJSON.read(SourceText(path: "", bytes: bytes))
    guard let json else {
      throw ResponseError(.parseError, "the message is not JSON: \(problems.last?.message ?? "")")
    }
    guard json.members != nil else {
      throw ResponseError(.invalidRequest, "a message must be an object, not \(json.words)")
    }
    let id = json["id"].flatMap(Self.id)
    guard let method = json["method"] else {
      guard id != nil || json["id"] != nil, json["result"] != nil || json["error"] != nil else {
        throw ResponseError(.invalidRequest, "the message has no 'method'", id: id ?? .null)
      }
      self = .response
      return
    }
    guard let name = method.string else {
      throw ResponseError(.invalidRequest, "'method' must be a string, not \(method.words)", id: id ?? .null)
    }
    if let id {
      self = .request(id: id, method: name, parameters: json["params"])
    } else if json["id"] == nil {
      self = .notification(method: name, parameters: json["params"])
    } else {
      throw ResponseError(.invalidRequest, "'id' must be a string or an integer")
    }
  }

  /// The ID of a request.
  static func id(_ json: LocatedJSON) -> JSONTree? {
    if let text = json.string { return .string(text) }
    return json.integer.map(JSONTree.integer)
  }
}

extension LocatedJSON {
  /// The value of a whole number that fits; `nil` for other values.
  var integer: Int? {
    guard case .number(let text) = kind else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  /// Whether the value is `true`.
  var isTrue: Bool { kind == .boolean(true) }

  /// The elements of an array; empty for other values.
  var elements: [LocatedJSON] {
    if case .array(let elements) = kind { elements } else { [] }
  }
}
