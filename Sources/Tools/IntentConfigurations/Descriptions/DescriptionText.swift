import IntentDiagnostics
import IntentText

/// Escapes control characters, and turns line breaks into spaces.
struct DescriptionText: Sendable {
  private(set) var text = ""
  private let width: Int
  private let isMarkdown: Bool

  /// - Parameter width: In columns; `nil` for no wrapping.
  init(width: Int?, isMarkdown: Bool = false) {
    self.width = width ?? .max
    self.isMarkdown = isMarkdown
  }

  mutating func heading(_ words: String) {
    guard isMarkdown else {
      emptyLine()
      return paragraph(words, hanging: 2)
    }
    text += (text.isEmpty ? "" : "\n") + "**\(markdown(words))**\n"
  }

  mutating func section(_ title: String) {
    guard isMarkdown else { return paragraph(title, indent: 2) }
    text += "\n*\(title)*\n\n"
  }

  private func markdown(_ paragraph: String) -> String {
    let words = paragraph.unicodeScalars.split(whereSeparator: Self.isSpace)
    return MarkdownText.plainLine(words.map { visibleText(String($0)) }.joined(separator: " "))
  }

  mutating func emptyLine() {
    text += "\n"
  }

  /// Later lines are indented by `hanging` more columns than the first.
  mutating func paragraph(_ paragraph: String, indent: Int = 0, hanging: Int = 0) {
    guard !isMarkdown else {
      text += (text.isEmpty ? "" : "\n") + markdown(paragraph) + "\n"
      return
    }
    text += String(repeating: " ", count: indent)
    fill(paragraph, from: indent, hangingIndent: indent + hanging)
  }

  mutating func entry(_ label: String, _ paragraphs: [String], indent: Int, column: Int) {
    let paragraphs = paragraphs.filter { !Self.isBlank($0) }
    guard !isMarkdown else {
      text += "- **\(markdown(label))**" + (paragraphs.isEmpty ? "" : ": ")
      text += paragraphs.map(markdown).joined(separator: "  \n  ") + "\n"
      return
    }
    let labelWidth = Self.width(of: label)
    text += String(repeating: " ", count: indent)
    guard indent + labelWidth <= width, !label.utf8.contains(UInt8(ascii: "\n")), !paragraphs.isEmpty else {
      fill(label, from: indent, hangingIndent: indent + 2)
      for paragraph in paragraphs { self.paragraph(paragraph, indent: column) }
      return
    }
    let label = visibleText(label)
    text += label
    let end = indent + Self.width(of: label)
    var isAfterLabel = end + 2 <= column
    if isAfterLabel { text += String(repeating: " ", count: column - end) } else { text += "\n" }
    for paragraph in paragraphs {
      if !isAfterLabel { text += String(repeating: " ", count: column) }
      isAfterLabel = false
      fill(paragraph, from: column, hangingIndent: column)
    }
  }

  private mutating func fill(_ paragraph: String, from column: Int, hangingIndent: Int) {
    var column = column
    var isFirst = true
    for word in paragraph.unicodeScalars.split(whereSeparator: Self.isSpace) {
      let word = visibleText(String(word))
      let length = Self.width(of: word)
      if !isFirst {
        if column + 1 + length > width {
          text += "\n" + String(repeating: " ", count: hangingIndent)
          column = hangingIndent
        } else {
          text += " "
          column += 1
        }
      }
      text += word
      column += length
      isFirst = false
    }
    text += "\n"
  }

  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(isSpace)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value) }
    return scalar.properties.isWhitespace
  }

  static func width(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.displayWidth
  }

  /// A longer label than 26 columns counts as 26.
  static func column(beside labels: some Sequence<String>, indent: Int) -> Int {
    indent + min(labels.reduce(0) { max($0, width(of: $1)) }, 26) + 2
  }
}
