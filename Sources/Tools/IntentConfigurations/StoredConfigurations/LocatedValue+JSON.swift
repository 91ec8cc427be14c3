import IntentDiagnostics
import IntentSchema

extension LocatedValue {
  /// - Throws: ``TooMany`` for more than ``greatestCount`` values.
  init(_ json: LocatedJSON) throws(TooMany) {
    var count = 0
    try self.init(json, count: &count)
  }

  private init(_ json: LocatedJSON, count: inout Int) throws(TooMany) {
    count += 1
    guard count <= Self.greatestCount else { throw TooMany() }
    range = json.range
    switch json.kind {
    case .null: kind = .scalar(.null)
    case .boolean(let value): kind = .scalar(.boolean(value))
    case .number(let text): kind = .scalar(PlainValue(jsonNumber: text))
    case .string(let text): kind = .scalar(.string(text))
    case .array(let elements):
      var values: [LocatedValue] = []
      for element in elements { values.append(try LocatedValue(element, count: &count)) }
      kind = .array(values)
    case .object(let members):
      var values: [Member] = []
      for member in members {
        let value = try LocatedValue(member.value, count: &count)
        values.append(Member(name: member.key, nameRange: member.keyRange, value: value))
      }
      kind = .object(values)
    }
  }
}

extension PlainValue {
  /// A number in JSON syntax. An overflow is infinite.
  fileprivate init(jsonNumber text: String) {
    if let value = Int(text) {
      self = .integer(value)
    } else if let value = UInt64(text) {
      self = .largeInteger(value)
    } else if !text.utf8.contains(where: { [0x2E, 0x45, 0x65].contains($0) }) {
      // An integer with too many digits becomes a decimal number, as in decoding.
      self = .number(Double(text) ?? .nan)
    } else {
      self.init(decimal: Double(text) ?? .nan)
    }
  }
}
