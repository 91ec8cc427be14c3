import IntentSchema

/// Wraps texts to a width.
enum TextLayout {
  /// The lines of a text, broken between words, or inside a word that is longer than a line.
  static func lines(of text: String, columns: Int) -> [String] {
    let columns = max(1, columns)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var width = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: true) {
        let wordWidth = word.displayWidth
        if width > 0, width + 1 + wordWidth > columns {
          lines.append(line)
          (line, width) = ("", 0)
        }
        if width > 0 {
          line += " "
          width += 1
        }
        for character in word {
          let step = character.displayWidth
          if width > 0, width + step > columns {
            lines.append(line)
            (line, width) = ("", 0)
          }
          line.append(character)
          width += step
        }
      }
      lines.append(line)
    }
    return lines
  }

  /// The part of a text around a cursor that fits, and the cursor's column in it.
  ///
  /// - Parameters:
  ///   - text: One line.
  ///   - cursor: The number of characters before the cursor.
  ///   - columns: The available width, including the cursor.
  static func field(_ text: String, cursor: Int, columns: Int) -> (text: String, column: Int) {
    let middle =
      text.index(text.startIndex, offsetBy: max(0, cursor), limitedBy: text.endIndex) ?? text.endIndex
    let room = max(1, columns - 1)
    let before = cells(of: text[..<middle].reversed(), columns: room)
    let after = cells(of: text[middle...], columns: room - before.width)
    return (before.cells.reversed().joined() + after.cells.joined(), before.width)
  }

  /// The first characters that fit, and their columns. The others are not converted.
  private static func cells(
    of characters: some Sequence<Character>,
    columns: Int
  ) -> (cells: [String], width: Int) {
    var (cells, width): ([String], Int) = ([], 0)
    for character in characters {
      // Control characters are escaped, so that widths are correct.
      let cell = visibleText(String(character))
      let cellWidth = cell.displayWidth
      guard width + cellWidth <= columns else { break }
      cells.append(cell)
      width += cellWidth
    }
    return (cells, width)
  }
}
