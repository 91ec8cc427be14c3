import IntentSchema

/// Breaks text into lines between words.
struct TextWrap {
  /// The columns that a line may fill, 20 or more.
  let width: Int

  init(width: Int) {
    self.width = max(20, width)
  }

  /// Paragraphs, each line indented and ended. A word that is too long for a line has one of its own.
  func text(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var result = ""
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var column = 0
      for word in paragraph.split(separator: " ") {
        let wordWidth = word.displayWidth
        if column > 0, indent + column + 1 + wordWidth > width {
          result += margin + line + "\n"
          line = ""
          column = 0
        }
        if column > 0 {
          line += " "
          column += 1
        }
        line += word
        column += wordWidth
      }
      result += line.isEmpty ? "\n" : margin + line + "\n"
    }
    return result
  }
}
