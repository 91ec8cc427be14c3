extension JSONReader {
  /// Reads a string with its quotes.
  mutating func readString() throws(Problem) -> String {
    let start = position
    position += 1
    // The text before the last escape. Most strings have no escapes.
    var unescaped: [UInt8] = []
    var runStart = position
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        unescaped += bytes[runStart..<position]
        position += 1
        let text = String(decoding: unescaped, as: UTF8.self)
        guard text.utf8.elementsEqual(unescaped) else {
          throw Problem(message: "invalid UTF-8; save the file as UTF-8", range: start..<position)
        }
        return text
      case UInt8(ascii: "\\"):
        unescaped += bytes[runStart..<position]
        unescaped.append(contentsOf: String(try readEscape()).utf8)
        runStart = position
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw Problem(message: "the string has no closing double quote", range: start..<position)
      case 0..<0x20:
        throw problem("a control character in a string must be escaped, as in \\u00\(hexadecimal(byte))")
      default: position += 1
      }
    }
    throw Problem(message: "the file ends inside this string; is it truncated?", range: start..<position)
  }

  private mutating func readEscape() throws(Problem) -> Unicode.Scalar {
    let start = position
    position += 2
    guard start + 1 < bytes.count else {
      position = bytes.count
      throw problem("the file ends inside a string")
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = try readCodePoint() { return scalar }
      throw Problem(
        message: "unpaired surrogate; write both halves or the character itself",
        range: start..<position
      )
    default:
      throw Problem(message: "invalid escape; for a backslash, write two", range: start..<start + 2)
    }
  }

  /// Reads the digits after `\u`, and the low surrogate after a high one.
  private mutating func readCodePoint() throws(Problem) -> Unicode.Scalar? {
    let first = try readHexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: [0x5C, 0x75]) else { return nil }
    position += 2
    let second = try readHexadecimal()
    guard (0xDC00..<0xE000).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func readHexadecimal() throws(Problem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("expected four hexadecimal digits after '\\u'")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
