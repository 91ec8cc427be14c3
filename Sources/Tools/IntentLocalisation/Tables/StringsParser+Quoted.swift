extension StringsParser {
  /// Parses a text in quotes.
  mutating func parseQuoted(_ what: String) throws(Problem) -> String {
    let start = position
    let quote = byte
    position += 1
    var text: [UInt8] = []
    var runStart = position
    while let byte, byte != quote {
      position += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      text += bytes[runStart..<position - 1]
      parseEscape(into: &text)
      runStart = position
    }
    guard byte != nil else {
      throw Problem(message: "\(what) has no closing quote", range: start..<start + 1)
    }
    text += bytes[runStart..<position]
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Parses an escape. Unknown escapes mean the character itself.
  private mutating func parseEscape(into text: inout [UInt8]) {
    guard let byte else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): text.append(contentsOf: String(parseCodePoint()).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let next = self.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else { break }
        value = value * 8 + UInt32(next - UInt8(ascii: "0"))
        position += 1
      }
      text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    default: text.append(byte)
    }
  }

  /// Parses one to four hexadecimal digits after `\U`, and the second half of a surrogate pair.
  private mutating func parseCodePoint() -> Unicode.Scalar {
    let first = parseHexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let next = bytes[position...].prefix(2)
    guard (0xD800..<0xDC00).contains(first),
      next.elementsEqual([0x5C, 0x55]) || next.elementsEqual([0x5C, 0x75])
    else { return "\u{FFFD}" }
    let start = position
    position += 2
    let second = parseHexadecimal()
    guard (0xDC00..<0xE000).contains(second) else {
      position = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func parseHexadecimal() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}
