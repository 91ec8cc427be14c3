import IntentDiagnostics
import IntentSchema

/// Makes the messages to a client.
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

  /// A message with its header, as it is sent.
  static func bytes(_ message: JSONTree) -> [UInt8] {
    var writer = JSONWriter()
    writer.tree(message)
    return Array("Content-Length: \(writer.bytes.count)\r\n\r\n".utf8) + writer.bytes
  }
}
