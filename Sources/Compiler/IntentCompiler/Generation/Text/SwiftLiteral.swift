import IntentDiagnostics

/// Writes values as Swift literals that can't end early.
package enum SwiftLiteral {
  package static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    let isPlain = text.withBytes { text in
      guard !text.contains(where: mustBeLookedAt) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain {
      for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(utf8: "\\\"")
    case "\\": bytes.append(utf8: "\\\\")
    case "\n": bytes.append(utf8: "\\n")
    case "\t": bytes.append(utf8: "\\t")
    case "\r": bytes.append(utf8: "\\r")
    case _ where PlainText.isHidden(scalar):
      bytes.append(utf8: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
    default: bytes.append(utf8: String(scalar))
    }
  }

  private static func mustBeLookedAt(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// The name of a case in Swift, found without reflection, which would take as long as rendering a small
  /// definition.
  package static func enumCase(_ value: some RawRepresentable<String>) -> String {
    otherNames[value.rawValue] ?? value.rawValue.prefix(1).lowercased() + value.rawValue.dropFirst()
  }

  /// Swift's names of cases that files spell differently, by the word in files.
  private static let otherNames = ["Characters": "allCharacters", "DateTime": "dateAndTime", "No": "none"]

  /// Writes an integer with underscores: `1_000_000`.
  package static func integer(_ value: some FixedWidthInteger) -> String {
    let digits = "\(value.magnitude)"
    guard digits.utf8.count > 6 else { return "\(value)" }
    var result = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { result += "_" }
      result.append(digit)
    }
    return result
  }

  /// A literal that Swift reads as exactly this value, without a warning.
  package static func double(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    let sign = value.sign == .minus ? "-" : ""
    if value.isInfinite { return sign + ".infinity" }
    // Swift warns about an inexact decimal literal this small.
    if value.isSubnormal { return "\(sign)0x\(String(value.significandBitPattern, radix: 16))p-1074" }
    return "\(value)"
  }

  /// A closed range, with the spaces that Swift needs before a minus sign.
  package static func range(_ range: ClosedRange<Double>) -> String {
    let dots = range.upperBound.sign == .minus ? " ... " : "..."
    return double(range.lowerBound) + dots + double(range.upperBound)
  }
}

/// Finds hidden characters, and puts a text into one line.
package enum PlainText {
  /// Whether a character is invisible: a control character, a line break, a change of direction, or of no
  /// width.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default:
      false
    }
  }

  /// Replaces hidden characters and white space by spaces, and cuts long text.
  package static func line(_ text: String, limit: Int = 400) -> String {
    if isLine(text, limit: limit) { return text }
    var result = ""
    var count = 0
    var needsSpace = false
    for scalar in text.unicodeScalars {
      if isHidden(scalar) || scalar.properties.isWhitespace {
        needsSpace = count > 0
        continue
      }
      guard count < limit else { return result + "…" }
      if needsSpace {
        result += " "
        count += 1
        needsSpace = false
      }
      result.unicodeScalars.append(scalar)
      count += 1
    }
    return result
  }

  private static func isLine(_ text: String, limit: Int) -> Bool {
    text.withBytes { bytes in
      var last = UInt8(ascii: " ")
      for byte in bytes {
        guard byte > 0x20 && byte < 0x7F || byte == 0x20 && last != 0x20 else { return false }
        last = byte
      }
      return last != 0x20 && bytes.count <= limit
    }
  }
}
