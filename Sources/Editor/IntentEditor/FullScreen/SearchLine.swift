/// The line in which a search term is typed, with the number of matches.
struct SearchLine {
  private let term: TextBuffer
  private let isTyping: Bool
  private let count: String
  /// The sign of a search that is going on.
  private let sign: String?

  init(_ term: TextBuffer, isTyping: Bool, found: Int?, of total: Int, sign: String? = nil) {
    self.term = term
    self.isTyping = isTyping
    self.sign = sign
    count = found.map { "\($0) of \(total)" } ?? ""
  }

  fileprivate func line(_ picture: EditorPicture) -> (Line, Frame.Place?) {
    let end = sign ?? count
    let width = Span(end).width
    let columns = picture.size.columns - 6 - width
    let shown = TextLayout.field(term.text, cursor: term.cursor, columns: columns)
    var line = Line(" / ", isTyping ? .accentBold : .faint)
    line.append(shown.text)
    let place = isTyping ? Frame.Place(line: 0, column: 3 + shown.column) : nil
    if width > 0, line.width + width + 2 < picture.size.columns {
      line.advance(to: picture.size.columns - width - 1)
      line.append(end, sign == nil ? .faint : .accent)
    }
    return (line, place)
  }
}

extension Body {
  /// Adds the line of a search term and an empty line.
  mutating func add(_ search: SearchLine, _ picture: EditorPicture) {
    let (line, place) = search.line(picture)
    cursor = place
    lines += [line, Line()]
  }
}
