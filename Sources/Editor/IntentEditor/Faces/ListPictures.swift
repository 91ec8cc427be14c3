import IntentRuntime

/// Draws a list of options, for one frame of the full-screen editor.
struct OptionsPicture<Value: Sendable & Hashable> {
  private let list: OptionList<Value>
  private let remarks: [String]
  private let picture: EditorPicture
  private let room: Int

  init(_ list: OptionList<Value>, below remarks: [String] = [], _ picture: EditorPicture, lines: Int) {
    (self.list, self.remarks, self.picture) = (list, remarks, picture)
    room = lines
  }

  /// The search line and the remarks stay while the list below them is loading, has failed or is empty.
  var body: Body {
    var body = Body()
    if list.isSearching || !list.search.isEmpty {
      let found = list.phase == .loaded && !list.isSearchable ? list.entries.count : nil
      let sign = list.phase == .loading ? sign : nil
      let search = SearchLine(
        list.search,
        isTyping: list.isSearching,
        found: found,
        of: list.total,
        sign: sign
      )
      body.add(search, picture)
    }
    addRemarks(to: &body)
    switch list.phase {
    case .failed(let reason):
      add(" \(picture.glyphs.error) Cannot get the options", .error, to: &body)
      add(reason, .plain, to: &body)
      body.lines.append(Line())
      add("^R retries, ^T lets you type it in", .faint, to: &body)
    case .loading where list.entries.isEmpty:
      if let sign {
        body.lines.append(Line([Span(" \(sign) ", .accent), Span("Getting the options", .faint)]))
      }
    case .loaded where list.entries.isEmpty:
      let term = list.search.text
      let none = list.takesTyping ? "There are no options; Enter lets you type" : "There are no options"
      add(term.isEmpty || list.takesTyping ? none : "Nothing matches '\(term)'", .faint, to: &body)
    default: addEntries(to: &body)
    }
    return body
  }

  private func addRemarks(to body: inout Body) {
    guard !remarks.isEmpty else { return }
    let last = max(room - 5, body.lines.count + 1)
    for (index, remark) in remarks.enumerated() {
      add(remark, .warning, to: &body)
      let rest = remarks.count - index - 1
      guard body.lines.count > last || body.lines.count == last && rest > 0 else { continue }
      body.lines.removeSubrange(last...)
      if rest > 0 { add("and \(rest) more", .faint, to: &body) }
      break
    }
    body.lines.append(Line())
  }

  private var sign: String? {
    guard let spin = picture.spin, !picture.glyphs.spinner.isEmpty else { return nil }
    return picture.glyphs.spinner[spin % picture.glyphs.spinner.count]
  }

  private func add(_ text: String, _ style: Style, to body: inout Body) {
    for line in TextLayout.lines(of: text, columns: picture.size.columns - 4).prefix(8) {
      body.lines.append(Line([Span("   "), Span(line, style)]))
    }
  }

  private func addEntries(to body: inout Body) {
    var items: [Item] = []
    var focus = 0..<1
    for (index, entry) in list.entries.enumerated() {
      if index == 0 ? entry.section != nil : entry.section != list.entries[index - 1].section {
        if index > 0 { items.append(.gap) }
        if entry.section != nil { items.append(.heading(index)) }
      }
      if index == list.cursor { focus = items.count..<items.count + 1 }
      items.append(.entry(index))
    }
    let window = Body.window(of: room - body.lines.count, in: items.count, round: focus, keeping: picture.top)
    let column = subtitleColumn(items[window])
    for item in items[window] {
      if case .entry(let index) = item { body.targets[body.lines.count] = .entry(index) }
      body.lines.append(line(item, column))
    }
    (body.above, body.below) = (window.lowerBound, items.count - window.upperBound)
  }

  private func subtitleColumn(_ items: ArraySlice<Item>) -> Int {
    let widths = items.map { item in
      if case .entry(let index) = item {
        Span(picture.oneLine(list.entries[index].option.displayString)).width
      } else {
        0
      }
    }
    return min(4 + (widths.max() ?? 0) + 2, picture.size.columns / 2)
  }

  /// A line of the list: a gap, a section's heading, or an entry, with its index.
  private enum Item {
    case gap
    case heading(Int)
    case entry(Int)
  }

  private func line(_ item: Item, _ column: Int) -> Line {
    switch item {
    case .gap: Line()
    case .heading(let index): Line("   " + picture.oneLine(list.entries[index].section ?? ""), .bold)
    case .entry(let index): line(list.entries[index], column, hasCursor: index == list.cursor)
    }
  }

  private func line(_ entry: OptionList<Value>.Entry, _ column: Int, hasCursor: Bool) -> Line {
    let glyphs = picture.glyphs
    var line = Line(hasCursor ? glyphs.focus : " ", .accentBold)
    line.append(" ")
    if list.takesSeveral {
      line.append(entry.isChosen ? glyphs.on : glyphs.off, entry.isChosen ? .accent : .faint)
    } else {
      line.append(entry.isChosen ? glyphs.chosen : " ", .accent)
    }
    line.append(" ")
    let term = SearchTerm(list.search.text)
    let title = picture.oneLine(entry.option.displayString)
    line.append(title, hasCursor ? .accentBold : .plain, marking: term.marks(in: title))
    if let subtitle = entry.option.subtitle, !subtitle.isEmpty {
      let text = picture.oneLine(subtitle)
      if line.width + 2 <= column { line.advance(to: column) } else { line.append("  ") }
      line.append(text, .faint, marking: term.marks(in: text, strictly: true))
    }
    if entry.isStale { line.append("  \(glyphs.warning) not one of the options", .warning) }
    return line
  }
}

/// Draws the search for a row.
struct FindPicture {
  private let search: RowSearch
  private let picture: EditorPicture
  private let room: Int

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
    let cursor = search.cursor..<search.cursor + 1
    let window = Body.window(
      of: room - body.lines.count,
      in: search.entries.count,
      round: cursor,
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

/// Draws the line with the search term and the number of matches, above a list and above the rows.
struct SearchLine {
  private let term: TextBuffer
  private let isTyping: Bool
  private let count: String
  private let sign: String?

  init(_ term: TextBuffer, isTyping: Bool, found: Int?, of total: Int, sign: String? = nil) {
    self.term = term
    self.isTyping = isTyping
    self.sign = sign
    count = found.map { "\($0) of \(total)" } ?? ""
  }

  fileprivate func line(_ picture: EditorPicture) -> (Line, Frame.Position?) {
    let end = sign ?? count
    let width = Span(end).width
    let all = picture.shortColumns
    let columns = all - 6 - width
    let shown = TextLayout.field(term.text, cursor: term.cursor, columns: columns)
    var line = Line(" / ", isTyping ? .accentBold : .faint)
    if term.isEmpty, isTyping { line.append("type to filter", .faint) } else { line.append(shown.text) }
    let position = isTyping ? Frame.Position(line: 0, column: 3 + shown.column) : nil
    if width > 0, line.width + width + 2 < all {
      line.advance(to: all - width - 1)
      line.append(end, sign == nil ? .faint : .accent)
    }
    return (line, position)
  }
}

extension Body {
  mutating func add(_ search: SearchLine, _ picture: EditorPicture) {
    let (line, position) = search.line(picture)
    cursor = position
    lines += [line, Line()]
  }
}
