import IntentDiagnostics

/// Values as Swift literals.
enum SwiftLiteral {
  /// A text as a string literal in quotes. Whatever stands in it, the literal ends where it should and keeps
  /// to one line.
  static func string(_ text: String) -> String {
    guard text.withBytes({ $0.contains(where: mustBeLookedAt) }) else { return "\"\(text)\"" }
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

  /// Whether a byte is or begins a character that a literal may have to write in another way.
  private static func mustBeLookedAt(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// A case of an enum without its dot. The format's word for it begins with a capital, and the rest is the same.
  /// (Swift can tell a case's name too, but that takes as long as rendering a small definition.)
  static func enumCase(_ value: some RawRepresentable<String>) -> String {
    value.rawValue.prefix(1).lowercased() + value.rawValue.dropFirst()
  }

  /// A number as a literal of type `Double`, the shortest that reads back as the same number.
  static func double(_ value: Double) -> String {
    "\(value)"
  }
}
