import IntentSchema

extension JSONReader {
  mutating func readString() throws(Problem) -> String {
    let start = position
    position += 1
    // The text before the last escape.
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

  mutating func readNumber() throws(Problem) -> String {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let first = position
    try skipDigits()
    guard bytes[first] != UInt8(ascii: "0") || position == first + 1 else {
      position = first
      throw problem("a number cannot have leading zeros")
    }
    if byte == UInt8(ascii: ".") {
      position += 1
      try skipDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Double(text)?.isFinite == true else {
      throw Problem(message: "the number is too large; the limit is 1.8e308", range: start..<position)
    }
    return text
  }

  private mutating func skipDigits() throws(Problem) {
    let start = position
    while let byte, byte.isASCIIDigit { position += 1 }
    guard position > start else { throw problem("expected a digit in the number") }
  }

  func problem(_ message: String) -> Problem {
    Problem(message: message, range: position..<characterEnd(from: position))
  }

  func unclosed(_ what: String, _ start: Int) -> Problem {
    Problem(
      message: "the file ends inside an \(what)",
      range: bytes.count..<bytes.count,
      notes: [
        .init("the \(what) begins here", at: SourceLocation(file: source.path, range: start..<start + 1))
      ]
    )
  }

  func noKey(in start: Int) -> Problem {
    switch byte {
    case nil: return unclosed("object", start)
    case UInt8(ascii: "'"): return problem("JSON puts keys in double quotes, not in single ones")
    case UInt8(ascii: ","): return problem("there is no key before this comma; remove it")
    default: break
    }
    let word = wordRange(from: position)
    guard !word.isEmpty else { return problem("expected a key in double quotes") }
    let text = String(decoding: bytes[word], as: UTF8.self)
    return Problem(
      message: "a key must be in double quotes: \"\(text)\"",
      range: word,
      fix: Diagnostic.Fix("put '\(text)' in double quotes", replacing: word, with: "\"\(text)\"")
    )
  }

  mutating func readWord() throws(Problem) -> JSONTree.Kind {
    let range = wordRange(from: position)
    let word = String(decoding: bytes[range], as: UTF8.self)
    switch word {
    case "true", "false", "null":
      position = range.upperBound
      return word == "null" ? .null : .boolean(word == "true")
    case "": throw noValue()
    default: break
    }
    let meant: [String: String] = [
      "True": "true", "TRUE": "true", "yes": "true", "YES": "true", "False": "false", "FALSE": "false",
      "no": "false", "NO": "false", "None": "null", "nil": "null", "NULL": "null", "undefined": "null",
    ]
    if let meant = meant[word] {
      throw Problem(
        message: "'\(word)' is not a JSON value; did you mean '\(meant)'?",
        range: range,
        fix: Diagnostic.Fix("replace '\(word)' with '\(meant)'", replacing: range, with: meant, isSaid: true)
      )
    }
    throw Problem(
      message: "'\(word)' is not a JSON value; put text in double quotes",
      range: range,
      fix: Diagnostic.Fix("put '\(word)' in double quotes", replacing: range, with: "\"\(word)\"")
    )
  }

  private func noValue() -> Problem {
    switch byte {
    case UInt8(ascii: "'"): problem("JSON puts text in double quotes, not in single ones")
    case UInt8(ascii: ","): problem("there is no value before this comma")
    case UInt8(ascii: "+"), UInt8(ascii: "."): problem("a number begins with a digit or a minus sign")
    case nil: problem("the file ends where a value is expected")
    default: problem("expected a value")
    }
  }

  private func wordRange(from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, end - start < 100,
      bytes[end].isASCIILetter || bytes[end].isASCIIDigit || bytes[end] == UInt8(ascii: "_")
    {
      end += 1
    }
    return start..<end
  }

  private func characterEnd(from start: Int) -> Int {
    var end = min(start + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
