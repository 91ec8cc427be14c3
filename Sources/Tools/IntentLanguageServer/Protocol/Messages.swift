import IntentDiagnostics
import IntentLocalisation
import IntentText

/// A message from the editor.
enum ClientMessage {
  case request(id: JSONTree, method: String, parameters: JSONTree?)
  case notification(method: String, parameters: JSONTree?)
  case response

  init(_ bytes: [UInt8]) throws(ResponseError) {
    let (json, problems) = JSONTree.read(SourceText(path: "", bytes: bytes))
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

  static func id(_ json: JSONTree) -> JSONTree? {
    if let text = json.string { return .string(text) }
    return json.integer.map(JSONTree.integer)
  }
}

/// Builds messages to the editor.
enum ServerMessage {
  static func result(_ result: JSONTree, of id: JSONTree) -> JSONTree {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  static func error(_ error: ResponseError, of id: JSONTree) -> JSONTree {
    let body: JSONTree = [
      "code": .integer(error.code.rawValue), "message": .string(visibleText(error.message)),
    ]
    return ["jsonrpc": "2.0", "id": id, "error": body]
  }

  static func notification(_ method: String, _ parameters: JSONTree) -> JSONTree {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func request(_ method: String, _ parameters: JSONTree, id: String) -> JSONTree {
    ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": parameters]
  }

  static func bytes(_ message: JSONTree) -> [UInt8] {
    var writer = JSONWriter()
    writer.tree(message)
    return Array("Content-Length: \(writer.bytes.count)\r\n\r\n".utf8) + writer.bytes
  }
}

/// An error response, with JSON-RPC's or the protocol's own code.
struct ResponseError: Error {
  /// The codes of the errors that the server sends, by their names in the two protocols.
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
  var id = JSONTree.null

  init(_ code: Code, _ message: String, id: JSONTree = .null) {
    self.code = code
    self.message = message
    self.id = id
  }
}
