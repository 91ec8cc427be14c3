/// What stands between a screen's heading and its last lines, before it is cut to what fits.
struct Body: Sendable {
  var lines: [Line] = []
  /// The lines that must be seen, such as a row and what is wrong with it.
  var focus: Range<Int>?
  /// Where typed text goes.
  var cursor: Frame.Place?

  /// How many more lines there are above and below, of which nothing was made.
  var above = 0
  var below = 0

  /// The lines that are seen when there is room for so many: all, those round the focus, or those after so many.
  func window(of count: Int, scrolledBy scroll: Int = 0) -> Range<Int> {
    let start = min(max(0, scroll), max(0, lines.count - count))
    // A focus that is taller than the screen is shown from its beginning.
    return Self.window(of: count, in: lines.count, round: focus ?? start..<start + max(0, count))
  }

  static func window(of count: Int, in total: Int, round focus: Range<Int>) -> Range<Int> {
    guard total > count, count > 0 else { return 0..<max(0, min(total, count)) }
    // The focus stands in the middle; where it is taller than the screen, its beginning is what counts.
    let spare = count - focus.count
    let start = spare > 0 ? focus.lowerBound - spare / 2 : focus.lowerBound
    let first = min(max(0, start), total - count)
    return first..<first + count
  }
}
