import IntentDefinition
import IntentDiagnostics
import IntentText

/// How a `.strings` table is laid out, so that new entries look like the rest.
struct StringsStyle: Sendable {
  private(set) var newline = "\n"
  private(set) var separator = "\n\n"
  private(set) var hasComments = true
  private(set) var isSorted = false

  init(_ table: StringsTable) {
    let bytes = table.source.bytes
    if let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == UInt8(ascii: "\r") {
      newline = "\r\n"
    }
    separator = newline + newline
    let entries = table.entries
    guard let last = entries.last, last.range != nil else { return }
    hasComments = entries.contains { $0.comment != nil }
    if entries.count == 1 { separator = newline }
    if entries.count > 1, let end = entries[entries.count - 2].extent?.upperBound,
      let start = last.extent?.lowerBound
    {
      let between = bytes[end..<start]
      if between.allSatisfy(ScalarText.isSpace) { separator = String(decoding: between, as: UTF8.self) }
    }
    let keys = entries.map(\.key.value)
    isSorted = keys.count > 2 && zip(keys, keys.dropFirst()).allSatisfy(Self.precedes)
  }

  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

/// Writes strings as `.strings` files spell them.
enum StringsLiteral {
  static func quoted(_ text: String, quote: Character = "\"") -> String {
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

  /// Keeps a text from ending a comment early.
  static func comment(_ text: String) -> String {
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
