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
