import IntentSchema

/// Texts as `.strings` tables have them.
package enum StringsLiteral {
  /// A text between quotes.
  package static func quoted(_ text: String, quote: Character = "\"") -> String {
    "\(quote)\(escaped(text, quote: quote))\(quote)"
  }

  static func escaped(_ text: String, quote: Character) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\"" where quote == "\"", "'" where quote == "'":
        result.append("\\")
        result.append(scalar)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(
          contentsOf: "\\U\(String(repeating: "0", count: 4 - digits.count))\(digits)".unicodeScalars
        )
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A text inside a comment, which it cannot end.
  package static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.isUnsafeToPrint {
        result.append(" ")
      } else if scalar == "/", result.last == "*" {
        result += " /"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
