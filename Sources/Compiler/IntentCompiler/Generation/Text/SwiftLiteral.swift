import IntentDiagnostics

/// Writes values as Swift literals that can't end early.
package enum SwiftLiteral {
  package static func string(_ text: String) -> String {
    guard text.utf8.contains(where: mustBeLookedAt) else { return "\"\(text)\"" }
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where PlainText.isHidden(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func mustBeLookedAt(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Avoids reflection, which would take as long as rendering a small definition.
  package static func enumCase(_ value: some RawRepresentable<String>) -> String {
    value.rawValue.prefix(1).lowercased() + value.rawValue.dropFirst()
  }

  /// `1_000_000`
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

  package static func double(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    let sign = value.sign == .minus ? "-" : ""
    if value.isInfinite { return sign + ".infinity" }
    // Swift warns about an inexact decimal literal this small.
    if value.isSubnormal { return "\(sign)0x\(String(value.significandBitPattern, radix: 16))p-1074" }
    return "\(value)"
  }

  /// Swift needs spaces before a minus sign.
  package static func range(_ range: ClosedRange<Double>) -> String {
    let dots = range.upperBound.sign == .minus ? " ... " : "..."
    return double(range.lowerBound) + dots + double(range.upperBound)
  }
}

/// Finds hidden characters, and puts a text into one line.
package enum PlainText {
  /// Control characters, line breaks, changes of direction, and zero-width characters.
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
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte > 0x20 && byte < 0x7F || byte == 0x20 && last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20 && text.utf8.count <= limit
  }
}
