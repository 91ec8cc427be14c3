/// Values as Swift literals.
enum SwiftLiteral {
  /// A text as a string literal in quotes. Whatever stands in it, the literal ends where it should and keeps
  /// to one line.
  static func string(_ text: String) -> String {
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

  /// A number as a literal of type `Double`, the shortest that reads back as the same number.
  static func double(_ value: Double) -> String {
    "\(value)"
  }
}
