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
}
