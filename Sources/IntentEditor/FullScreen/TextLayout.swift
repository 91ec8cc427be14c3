import IntentSchema

/// Breaks texts to a width.
enum TextLayout {
  /// The lines of a text: broken between words, and inside a word that fills more than a line.
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

  /// The part of a text round a cursor that fits, and the column of the cursor in it.
  ///
  /// - Parameters:
  ///   - text: One line.
  ///   - cursor: The number of characters before the cursor.
  ///   - columns: How many columns there are, the cursor's own included.
  static func field(_ text: String, cursor: Int, columns: Int) -> (text: String, column: Int) {
    let middle =
      text.index(text.startIndex, offsetBy: max(0, cursor), limitedBy: text.endIndex) ?? text.endIndex
    let room = max(1, columns - 1)
    let before = cells(of: text[..<middle].reversed(), columns: room)
    let after = cells(of: text[middle...], columns: room - before.width)
    return (before.cells.reversed().joined() + after.cells.joined(), before.width)
  }

  /// The first characters that fit, and their columns. Nothing is made of the others, however many they are.
  private static func cells(
    of characters: some Sequence<Character>,
    columns: Int
  ) -> (cells: [String], width: Int) {
    var (cells, width): ([String], Int) = ([], 0)
    for character in characters {
      // Control characters are written out, so that a column is a column.
      let cell = visibleText(String(character))
      let cellWidth = cell.displayWidth
      guard width + cellWidth <= columns else { break }
      cells.append(cell)
      width += cellWidth
    }
    return (cells, width)
  }
}
