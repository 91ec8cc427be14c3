/// Draws a search for a row.
struct FindPicture {
  private let search: RowSearch
  private let picture: EditorPicture
  private let room: Int

  /// - Parameter lines: The available height.
  init(_ search: RowSearch, _ picture: EditorPicture, lines: Int) {
    self.search = search
    self.picture = picture
    room = lines
  }

  var body: Body {
    var body = Body()
    body.add(
      SearchLine(search.term, isTyping: true, found: search.entries.count, of: search.total),
      picture
    )
    if search.entries.isEmpty {
      body.lines.append(Line("   Nothing matches '\(picture.oneLine(search.term.text))'", .faint))
    }
    let place = search.cursor..<search.cursor + 1
    let window = Body.window(
      of: room - body.lines.count,
      in: search.entries.count,
      round: place,
      keeping: picture.top
    )
    (body.above, body.below) = (window.lowerBound, search.entries.count - window.upperBound)
    let term = SearchTerm(search.term.text)
    let names = search.entries[window].map { Span(picture.oneLine($0.name)).width }
    let column = min(3 + (names.max() ?? 0) + 3, picture.size.columns / 2)
    for index in window {
      body.targets[body.lines.count] = .entry(index)
      body.lines.append(line(search.entries[index], term, column, hasCursor: index == search.cursor))
    }
    return body
  }

  private func line(_ entry: RowSearch.Entry, _ term: SearchTerm, _ column: Int, hasCursor: Bool) -> Line {
    var line = Line(hasCursor ? picture.glyphs.focus : " ", .accentBold)
    line.append("  ")
    let name = picture.oneLine(entry.name)
    let style: Style = hasCursor ? .accentBold : entry.row.isShown ? .plain : .faint
    line.append(name, style, marking: term.marks(in: name))
    line = line.truncated(to: column - 2, ellipsis: picture.glyphs.ellipsis)
    line.advance(to: column)
    if !entry.row.isShown {
      line.append("hidden", .faint)
    } else {
      let text = picture.oneLine(entry.row.text)
      line.append(
        text,
        entry.row.value == nil ? .faint : .plain,
        marking: term.marks(in: text, strictly: true)
      )
    }
    return line
  }
}
