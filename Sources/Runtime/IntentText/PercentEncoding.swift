import IntentSchema

/// Writes and reads characters as `%20`.
package enum PercentEncoding {
  /// Keeps ASCII letters, digits and the given characters.
  package static func encoded(_ text: String, keeping kept: String, capitalDigits: Bool = true) -> String {
    let digits = Array((capitalDigits ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte.isASCIILetter || byte.isASCIIDigit || kept.utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Leaves invalid escapes unchanged.
  package static func decoded(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        bytes.append(UInt8(digits[0] * 16 + digits[1]))
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
