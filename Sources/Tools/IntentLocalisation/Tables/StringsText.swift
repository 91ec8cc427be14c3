import IntentDefinition

/// The encodings of `.strings` files.
package enum StringsText {
  /// The bytes as UTF-8. UTF-16 and UTF-32 are detected by their byte order mark or the zero bytes of letters.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard let encoding = encoding(of: bytes) else {
      return bytes
    }
    switch TextConversion.convert(bytes, from: encoding) {
    case .converted(let text), .invalidBytes(before: let text): return text
    case .unknownEncoding: return bytes
    }
  }

  /// The name of the encoding; `nil` for UTF-8.
  package static func encoding(of bytes: [UInt8]) -> String? {
    TextConversion.detectedEncoding(bytes) ?? encodingWithoutMark(bytes)
  }

  private static func encodingWithoutMark(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 2 else { return nil }
    if bytes[0] == 0, bytes[1] != 0 { return "UTF-16BE" }
    if bytes[0] != 0, bytes[1] == 0 { return "UTF-16LE" }
    return nil
  }

  /// Whether a text begins like XML.
  package static func startsWithTag(_ text: [UInt8]) -> Bool {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    return start.first { !ScalarText.isSpace($0) } == UInt8(ascii: "<")
  }

  /// The offset of the first byte that is not UTF-8.
  package static func invalidOffset(_ bytes: [UInt8]) -> Int? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
