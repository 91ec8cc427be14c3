/// The contents of a terminal's screen.
struct Frame: Sendable, Hashable {
  /// A position on the screen, from 0.
  struct Place: Sendable, Hashable {
    var line: Int
    var column: Int
  }

  let size: TerminalSize
  /// The lines from the top; there may be fewer than on the screen.
  var lines: [Line]
  /// The position of the text cursor, if any.
  var cursor: Place?

  init(_ size: TerminalSize, lines: [Line] = [], cursor: Place? = nil) {
    self.size = size
    self.lines = lines
    self.cursor = cursor
  }
}
