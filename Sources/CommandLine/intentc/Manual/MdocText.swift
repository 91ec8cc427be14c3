/// Plain text as mdoc(7) writes it: nothing in it is a request, and what can be copied stays as it is.
enum MdocText {
  /// A text without line breaks.
  static func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.map(escaped).joined()
  }

  /// A text as input lines of less than 80 bytes, each sentence on lines of its own.
  static func lines(_ text: some StringProtocol) -> String {
    var lines: [String] = []
    var line = ""
    for word in marked(text).split(separator: " ") {
      let added = unhyphenated(word)
      if !line.isEmpty, line.utf8.count + added.utf8.count + 1 > 78 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + added
      if word.count > 1, let last = word.last(where: { !")]'\"\u{2}".contains($0) }), ".!?".contains(last) {
        lines.append(line)
        line = ""
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map(guarded).joined(separator: "\n")
  }

  /// A line that is shown as it is.
  static func literal(_ line: some StringProtocol) -> String {
    guarded(escaped(line))
  }

  /// A word that is never divided: a divided option or path cannot be copied.
  private static func unhyphenated(_ word: Substring) -> String {
    // A key by itself, such as '?', does not end a sentence.
    (word.count > 3 ? "\\%" : "") + escaped(word) + (word.count == 1 ? "\\&" : "")
  }

  /// The text with the quotes round options, files and values as the beginning and the end of bold type.
  private static func marked(_ text: some StringProtocol) -> String {
    var characters = Array(text)
    var start = 0
    while let opening = characters[start...].firstIndex(of: "'") {
      start = opening + 1
      let isOpening = opening == 0 || " ({[".contains(characters[opening - 1])
      guard isOpening, let closing = characters[start...].firstIndex(of: "'"), closing > start,
        closing + 1 == characters.count || !characters[closing + 1].isLetter
      else { continue }
      characters[opening] = bold
      characters[closing] = roman
      start = closing + 1
    }
    return String(characters)
  }

  private static let bold: Character = "\u{1}"
  private static let roman: Character = "\u{2}"

  /// A line that does not begin with what makes it a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{1}": "\\fB"
    case "\u{2}": "\\fR"
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case "\"": "\\(dq"
    case _ where scalar.value > 126: "\\[u\(hexadecimal(scalar.value))]"
    default: String(scalar)
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
