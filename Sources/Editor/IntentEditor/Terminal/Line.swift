import IntentSchema

/// One line of a screen.
struct Line: Sendable, Hashable, ExpressibleByStringLiteral {
  private(set) var spans: [Span]
  /// The width in columns.
  private(set) var width: Int

  init(_ spans: [Span] = []) {
    self.spans = spans.filter { !$0.text.isEmpty }
    width = spans.reduce(0) { $0 + $1.width }
  }

  init(_ text: String, _ style: Style = .plain) {
    self.init([Span(text, style)])
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  mutating func append(_ text: String, _ style: Style = .plain) {
    append(Span(text, style))
  }

  /// Appends a text with the characters that a search found. Text that is drawn from right to left stays in one piece.
  mutating func append(_ text: String, _ style: Style, marking marks: Set<Int>) {
    guard !marks.isEmpty, !Span(text).isRightToLeft else { return append(text, style) }
    var part = ""
    var isMarked = false
    for (index, character) in text.enumerated() {
      if marks.contains(index) != isMarked {
        append(part, isMarked ? .match : style)
        (part, isMarked) = ("", !isMarked)
      }
      part.append(character)
    }
    append(part, isMarked ? .match : style)
  }

  mutating func append(_ span: Span) {
    guard !span.text.isEmpty else { return }
    spans.append(span)
    width += span.width
  }

  mutating func append(_ line: Line) {
    for span in line.spans { append(span) }
  }

  /// Adds spaces up to a column, and at least one if the line is not empty.
  mutating func advance(to column: Int) {
    append(String(repeating: " ", count: max(column - width, width == 0 ? 0 : 1)))
  }

  /// The line, cut with an ellipsis if it is too wide.
  func truncated(to columns: Int, ellipsis: String) -> Line {
    guard width > columns else { return self }
    var result = Line()
    let room = columns - ellipsis.displayWidth
    guard room > 0 else { return Line(String(ellipsis.prefix(max(0, columns)))) }
    for span in spans {
      let part = span.prefix(columns: room - result.width)
      result.append(part)
      if part.width < span.width {
        result.append(ellipsis, span.style)
        break
      }
    }
    return result
  }

  /// The line's text without its styles.
  var text: String {
    spans.map(\.text).joined()
  }
}
