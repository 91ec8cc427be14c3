import IntentText

/// The content of the terminal, with its cursor.
struct Frame: Sendable, Hashable {
  /// A line and a column of the terminal, from 0.
  struct Position: Sendable, Hashable {
    var line: Int
    var column: Int
  }

  let size: TerminalSize
  var lines: [Line]
  var cursor: Position?

  init(_ size: TerminalSize, lines: [Line] = [], cursor: Position? = nil) {
    self.size = size
    self.lines = lines
    self.cursor = cursor
  }
}

/// Writes only changed lines, in one update if the terminal supports that.
struct FrameWriter: Sendable {
  private let isColoured: Bool
  private var shown: Frame?

  init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  mutating func forget() {
    shown = nil
  }

  mutating func bytes(for frame: Frame) -> [UInt8] {
    guard frame != shown else { return [] }
    let old = shown?.size == frame.size ? shown : nil
    var output = "\u{1B}[?2026h\u{1B}[?25l"
    if old == nil { output += "\u{1B}[0m\u{1B}[H\u{1B}[2J" }
    for index in 0..<frame.size.lines {
      let line = index < frame.lines.count ? frame.lines[index] : Line()
      let before = old.map { index < $0.lines.count ? $0.lines[index] : Line() } ?? Line()
      guard line != before else { continue }
      output += "\u{1B}[\(index + 1);1H\u{1B}[K"
      write(line.truncated(to: frame.size.columns, ellipsis: ""), to: &output)
    }
    if let cursor = frame.cursor {
      output += "\u{1B}[\(cursor.line + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    output += "\u{1B}[?2026l"
    shown = frame
    return Array(output.utf8)
  }

  private func write(_ line: Line, to output: inout String) {
    var column = 0
    for span in line.spans {
      let sequence = span.style.sequence(isColoured: isColoured)
      output += sequence
      // Isolate right-to-left text, so it doesn't affect its surroundings.
      let spaces = span.text.prefix { $0 == " " }
      let text = span.text.dropFirst(spaces.count)
      output += span.isRightToLeft ? "\(spaces)\u{2068}\(text)\u{2069}" : span.text
      if !sequence.isEmpty { output += "\u{1B}[0m" }
      column += span.width
      // Terminals can disagree about the width, so set the cursor's column.
      if span.isUncertain { output += "\u{1B}[\(column + 1)G" }
    }
  }
}
