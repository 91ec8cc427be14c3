import IntentSchema

/// Wraps text at word boundaries.
package struct TextWrap {
  /// The maximum line width in columns, 20 or more.
  let width: Int

  package init(width: Int) {
    self.width = max(20, width)
  }

  /// Paragraphs as indented lines. A word that is too long gets its own line.
  package func text(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var result = ""
    func end(_ line: String?) { result += line.map { $0.isEmpty ? "\n" : margin + $0 + "\n" } ?? "" }
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: String?
      var column = 0
      // Double spaces are kept, because quoted text is shown unchanged.
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let wordWidth = word.displayWidth
        if let begun = line, indent + column + 1 + wordWidth <= width {
          line = begun + " " + word
          column += 1 + wordWidth
        } else {
          end(line)
          line = String(word)
          column = wordWidth
        }
      }
      end(line)
    }
    return result
  }
}
