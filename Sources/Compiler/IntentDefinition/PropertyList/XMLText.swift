/// Text as written in an XML file.
package enum XMLText {
  /// Escapes `&`, `<` and `>`, as Xcode does, and what a reader of XML would change: carriage returns, and in an attribute
  /// quotes, line breaks and tabs.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - inAttribute: Whether the text is in an attribute between double quotes.
  package static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\"" where inAttribute: result += "&quot;"
      case "\n" where inAttribute: result += "&#10;"
      case "\t" where inAttribute: result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether XML 1.0 can have every character of a text.
  package static func allows(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
      default: false
      }
    }
  }
}
