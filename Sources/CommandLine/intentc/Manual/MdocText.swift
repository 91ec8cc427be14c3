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

/// The discussion of a command's help, as parts of its manual page: paragraphs, headings in capitals, tables whose
/// columns have two spaces between them, and indented lines that are shown as they are.
struct ManualDiscussion {
  private(set) var description = ""
  /// What follows the heading of the examples.
  private(set) var examples = ""

  private enum Block {
    case none, paragraph, table, literal
  }

  init(_ discussion: String) {
    var lines: [String] = []
    var block = Block.none
    // Whether a paragraph that follows needs a request to begin it.
    var needsSpace = false
    var isInExamples = false

    func close() {
      switch block {
      case .table: lines.append(".El")
      case .literal: lines.append(".Ed")
      case .none, .paragraph: break
      }
      block = .none
    }
    func open(_ new: Block, _ request: String) {
      guard block != new else { return }
      close()
      lines.append(request)
      block = new
      needsSpace = true
    }
    func finish() {
      close()
      let text = lines.joined(separator: "\n")
      if isInExamples { examples = text } else { description = text }
      lines = []
      needsSpace = false
    }

    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy({ $0 == " " }) {
        close()
      } else if line.hasPrefix("Exit codes: ") {
        // They are in the section EXIT STATUS.
        close()
      } else if ["EXAMPLES", "EXAMPLES:"].contains(line.uppercased()) {
        finish()
        isInExamples = true
      } else if Self.isHeading(line) {
        close()
        lines.append(".Ss " + MdocText.escaped(line.prefix(1) + line.dropFirst().lowercased()))
        needsSpace = false
      } else if let row = Self.row(line) {
        open(.table, ".Bl -tag -width Ds")
        lines.append(".It \\&" + MdocText.escaped(row.term) + "\n" + MdocText.lines(row.text))
      } else if line.hasPrefix("  ") {
        open(.literal, ".Bd -literal -offset indent")
        lines.append(MdocText.literal(line.dropFirst(2)))
      } else {
        if block != .paragraph {
          close()
          if needsSpace { lines.append(".Pp") }
        }
        lines.append(MdocText.lines(line))
        block = .paragraph
        needsSpace = true
      }
    }
    finish()
  }

  private static func isHeading(_ line: Substring) -> Bool {
    line.contains { $0.isLetter } && line.allSatisfy { $0.isUppercase || $0 == " " }
  }

  /// The columns of a line of a table.
  private static func row(_ line: Substring) -> (term: Substring, text: Substring)? {
    let line = line.drop { $0 == " " }
    guard let gap = line.firstRange(of: "  ") else { return nil }
    return (line[..<gap.lowerBound], line[gap.upperBound...].drop { $0 == " " })
  }
}
