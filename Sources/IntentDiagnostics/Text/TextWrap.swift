import IntentSchema
import IntentTools

/// Breaks text into lines between words.
package struct TextWrap {
  /// The columns that a line may fill, 20 or more.
  let width: Int

  package init(width: Int) {
    self.width = max(20, width)
  }

  /// Paragraphs, each line indented and ended. A word that is too long for a line has one of its own.
  package func text(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var result = ""
    func end(_ line: String?) { result += line.map { $0.isEmpty ? "\n" : margin + $0 + "\n" } ?? "" }
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: String?
      var column = 0
      // Two spaces are two spaces: a text in quotes is shown as it is.
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
