extension JSONReader {
  /// Reads a number and returns it as written.
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
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipDigits() throws(Problem) {
    let start = position
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw problem("expected a digit in the number") }
  }
}
