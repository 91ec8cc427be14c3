/// All that a terminal shows at one moment.
struct Frame: Sendable, Hashable {
  /// A place on the screen, counted from 0.
  struct Place: Sendable, Hashable {
    var line: Int
    var column: Int
  }

  let size: TerminalSize
  /// The lines from the top; there may be fewer than the screen has.
  var lines: [Line]
  /// Where typed text goes; `nil` where none is typed.
  var cursor: Place?

  init(_ size: TerminalSize, lines: [Line] = [], cursor: Place? = nil) {
    self.size = size
    self.lines = lines
    self.cursor = cursor
  }
}
