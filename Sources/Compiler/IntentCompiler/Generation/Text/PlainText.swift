import IntentDiagnostics

/// Text from a definition for generated comments.
package enum PlainText {
  /// Whether a character is invisible or misleading: controls, line breaks of every kind, characters that
  /// change the direction of text, and zero-width characters.
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

  /// One line of readable text: hidden characters and runs of white space become one space, and long
  /// text is cut.
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

  /// Whether a text needs no change, as with almost all texts: ASCII with single spaces between words.
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
