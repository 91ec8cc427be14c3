import IntentPlatform
import IntentSchema

/// A message from a program.
enum ServiceMessage {
  case result(Int, PlainValue)
  case failure(Int, message: String)
  /// The introduction, or anything else.
  case other
  case rubbish

  init(_ line: Data) {
    guard let first = line.first(where: { !Self.blanks.contains($0) }) else {
      self = .other
      return
    }
    guard first == UInt8(ascii: "{"),
      case .object(let fields) = try? JSONDecoder().decode(PlainValue.self, from: line),
      fields["jsonrpc"] == .string("2.0")
    else {
      self = .rubbish
      return
    }
    switch (fields["id"], fields["result"], fields["error"]) {
    case (.integer(let id), let result?, nil): self = .result(id, result)
    case (.integer(let id), nil, .object(let error)):
      guard case .string(let message) = error["message"] else { fallthrough }
      self = .failure(id, message: message)
    default: self = fields["method"] == nil ? .rubbish : .other
    }
  }

  private static let blanks: [UInt8] = [0x09, 0x0D, 0x20]

  /// A request as a line, or a notification if there is no `id`.
  static func line(_ method: String, _ parameters: [String: PlainValue], id: Int? = nil) -> [UInt8]? {
    var fields: [String: PlainValue] = ["jsonrpc": .string("2.0"), "method": .string(method)]
    fields["id"] = id.map { .integer($0) }
    if !parameters.isEmpty { fields["params"] = .object(parameters) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? Array(encoder.encode(PlainValue.object(fields))) + [UInt8(ascii: "\n")]
  }
}
