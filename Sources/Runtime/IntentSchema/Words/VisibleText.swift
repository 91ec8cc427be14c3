/// A text from an input, safe to print. Every character that controls a terminal, starts a new line, changes
/// the text direction or is invisible is escaped, such as `\u{1B}`.
package func visibleText(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  guard text.unicodeScalars.contains(where: \.isUnsafeToPrint) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar.isUnsafeToPrint {
      result += scalar.escaped
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension Unicode.Scalar {
  /// Whether the character must be escaped before it is printed.
  ///
  /// The two joiners are allowed, because emoji and several scripts need them.
  package var isUnsafeToPrint: Bool {
    if value < 0x7F { return value < 0x20 }
    if value == 0x200C || value == 0x200D { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return properties.isNoncharacterCodePoint
    }
  }

  /// The code point in the notation of a Swift string: `\u{202E}`.
  package var escaped: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
