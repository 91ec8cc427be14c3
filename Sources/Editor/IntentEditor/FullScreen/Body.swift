/// The part of a screen between its heading and its last lines, before it is cut to fit.
struct Body: Sendable {
  var lines: [Line] = []
  /// The lines that must be visible, such as a row and its problems.
  var focus: Range<Int>?
  /// Where typed text goes.
  var cursor: Frame.Place?

  /// What a click on a line means, by the line's index.
  var targets: [Int: Target] = [:]

  /// What is on a line.
  enum Target: Sendable, Hashable {
    case row(EditorPlace)
    case entry(Int)
  }

  /// The number of further lines above and below that were not drawn.
  var above = 0
  var below = 0

  /// The visible lines for a height: all, those around the focus, or those after a scroll offset.
  func window(of count: Int, scrolledBy scroll: Int = 0, keeping top: Int? = nil) -> Range<Int> {
    let start = min(max(0, scroll), max(0, lines.count - count))
    // A focus taller than the screen is shown from its beginning.
    return Self.window(
      of: count,
      in: lines.count,
      round: focus ?? start..<start + max(0, count),
      keeping: focus == nil ? nil : top
    )
  }

  /// - Parameter top: The first line so far. What is visible stays in its place, so that it can be clicked twice.
  static func window(of count: Int, in total: Int, round focus: Range<Int>, keeping top: Int? = nil) -> Range<
    Int
  > {
    guard total > count, count > 0 else { return 0..<max(0, min(total, count)) }
    if let top, focus.count <= count {
      let first = min(max(0, min(max(top, focus.upperBound - count), focus.lowerBound)), total - count)
      return first..<first + count
    }
    // Centers the focus, or shows its beginning if it is taller than the screen.
    let spare = count - focus.count
    let start = spare > 0 ? focus.lowerBound - spare / 2 : focus.lowerBound
    let first = min(max(0, start), total - count)
    return first..<first + count
  }
}
