extension JSONReader {
  /// Reads a number and gives it as it is written.
  mutating func readNumber() throws(Problem) -> String {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let first = position
    try skipDigits()
    guard bytes[first] != UInt8(ascii: "0") || position == first + 1 else {
      position = first
      throw problem("a number has no zeros in front")
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
    guard position > start else { throw problem("a digit is missing in a number") }
  }
}
