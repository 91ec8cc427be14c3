import IntentSchema
import IntentTools

/// One line of a source with a place in it marked below, cut to the width of a terminal.
///
/// Looks only at the part of the line near the place, so that a file of one long line costs no more than
/// others.
struct SourceExcerpt: Sendable {
  /// The line's text as it can be printed.
  private(set) var line: String
  /// The marks that stand below it.
  private(set) var marks: String

  /// One character as it is shown.
  private struct Cell {
    var text: String
    var width: Int
    var isMarked: Bool
  }

  private static let ellipsis = "…"

  /// - Parameters:
  ///   - bytes: The text of the file.
  ///   - lineRange: The bytes of the line, without its line break.
  ///   - range: The bytes to mark. What goes on after the line is not shown.
  ///   - width: The columns that are there, 20 or more.
  init(_ bytes: [UInt8], line lineRange: Range<Int>, marking range: Range<Int>, width: Int) {
    let width = min(max(width, 20), 10_000)
    // The longest character of UTF-8 has four bytes; a few more leave room for combining marks.
    let reach = width * 8
    let markStart = min(max(range.lowerBound, lineRange.lowerBound), lineRange.upperBound)
    let markEnd = min(max(range.upperBound, markStart), lineRange.upperBound)
    let start = Self.boundary(bytes, max(lineRange.lowerBound, markStart - reach), in: lineRange)
    let shownMarkEnd = Self.boundary(
      bytes,
      min(markEnd, markStart + reach),
      in: markStart..<lineRange.upperBound
    )
    let end = Self.boundary(
      bytes,
      min(lineRange.upperBound, shownMarkEnd + reach),
      in: shownMarkEnd..<lineRange.upperBound
    )

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

  /// The nearest offset in a range, not after this one, where a character of UTF-8 starts. What is no UTF-8 has
  /// none, so it is looked for no farther than one character goes.
  private static func boundary(_ bytes: [UInt8], _ offset: Int, in range: Range<Int>) -> Int {
    guard range.contains(offset) else { return offset }
    let nearest = max(range.lowerBound, offset - 3)...offset
    return nearest.last { bytes[$0] & 0xC0 != 0x80 } ?? offset
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
