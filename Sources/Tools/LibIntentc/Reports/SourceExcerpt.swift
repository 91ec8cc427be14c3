import IntentText

/// The line of a problem, with marks below it.
///
/// Only reads bytes near the location, because a line can be very long.
struct SourceExcerpt: Sendable {
  private(set) var line: String
  private(set) var marks: String

  /// A character of the line, as it is displayed.
  private struct Cell {
    var text: String
    var width: Int
    var isMarked: Bool
  }

  private static let ellipsis = "…"

  init(_ bytes: [UInt8], line lineRange: Range<Int>, marking range: Range<Int>, width: Int) {
    let width = min(max(width, 20), 10_000)
    // A UTF-8 character has at most four bytes. Twice that leaves room for combining characters, and no
    // character that is cut here is shown.
    let reach = width * 8
    let markStart = min(max(range.lowerBound, lineRange.lowerBound), lineRange.upperBound)
    let markEnd = min(max(range.upperBound, markStart), lineRange.upperBound)
    let start = max(lineRange.lowerBound, markStart - reach)
    let shownMarkEnd = min(markEnd, markStart + reach)
    let end = min(lineRange.upperBound, shownMarkEnd + reach)

    var cells = Self.cells(bytes[start..<markStart], isMarked: false)
    let markColumn = cells.reduce(0) { $0 + $1.width }
    cells += Self.cells(bytes[markStart..<shownMarkEnd], isMarked: true)
    if markStart == shownMarkEnd { cells.append(Cell(text: "", width: 0, isMarked: true)) }
    cells += Self.cells(bytes[shownMarkEnd..<end], isMarked: false)
    let total = cells.reduce(0) { $0 + $1.width }

    var left = 0
    if start > lineRange.lowerBound || end < lineRange.upperBound || total > width {
      left = max(0, min(markColumn - width / 3, total - width))
    }
    let isCutLeft = left > 0 || start > lineRange.lowerBound
    let isCutRight = total - left > width || end < lineRange.upperBound
    let lower = left + (isCutLeft ? 1 : 0)
    let upper = left + width - (isCutRight ? 1 : 0)

    line = isCutLeft ? Self.ellipsis : ""
    marks = isCutLeft ? " " : ""
    var column = 0
    var hasMark = false
    for cell in cells {
      defer { column += cell.width }
      guard column >= lower, column + cell.width <= upper else { continue }
      line += cell.text
      if cell.isMarked {
        let count = max(cell.width, hasMark ? 0 : 1)
        marks += (hasMark ? "~" : "^") + String(repeating: "~", count: max(0, count - 1))
        if hasMark, count == 0 { marks.removeLast() }
        hasMark = true
      } else if !hasMark {
        marks += String(repeating: " ", count: cell.width)
      }
    }
    if isCutRight { line += Self.ellipsis }
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, isMarked: Bool) -> [Cell] {
    String(decoding: bytes, as: UTF8.self).map { character in
      if character == "\t" { return Cell(text: "  ", width: 2, isMarked: isMarked) }
      guard character.unicodeScalars.contains(where: \.isUnsafeToPrint) else {
        return Cell(text: String(character), width: character.displayWidth, isMarked: isMarked)
      }
      let text = visibleText(String(character))
      return Cell(text: text, width: text.displayWidth, isMarked: isMarked)
    }
  }
}
