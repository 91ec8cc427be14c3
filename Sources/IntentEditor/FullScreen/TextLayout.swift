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
    // Control characters are written out, so that a column is a column.
    let cells = text.map { visibleText(String($0)) }
    let widths = cells.map(\.displayWidth)
    let cursor = min(max(0, cursor), cells.count)
    let room = max(1, columns - 1)
    var start = cursor
    var column = 0
    while start > 0, column + widths[start - 1] <= room {
      start -= 1
      column += widths[start]
    }
    var end = cursor
    var width = column
    while end < cells.count, width + widths[end] <= room {
      width += widths[end]
      end += 1
    }
    return (cells[start..<end].joined(), column)
  }
}
