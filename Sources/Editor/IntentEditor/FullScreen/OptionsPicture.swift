import IntentRuntime

/// Draws a list to choose from; loading, failed and empty lists look different.
struct OptionsPicture {
  private let list: OptionList
  private let picture: EditorPicture
  private let room: Int

  /// - Parameter lines: The available height.
  init(_ list: OptionList, _ picture: EditorPicture, lines: Int) {
    self.list = list
    self.picture = picture
    room = lines
  }

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
    switch list.phase {
    case .failed(let reason):
      add(" \(picture.glyphs.error) Cannot get the options", .error, to: &body)
      add(reason, .plain, to: &body)
      body.lines.append(Line())
      add("r retries, t lets you type an identifier", .faint, to: &body)
    case .loading where list.entries.isEmpty:
      if let sign {
        body.lines.append(Line([Span(" \(sign) ", .accent), Span("Getting the options", .faint)]))
      }
    case .loaded where list.entries.isEmpty:
      let term = list.search.text
      add(term.isEmpty ? "There are no options" : "Nothing matches '\(term)'", .faint, to: &body)
    default: addEntries(to: &body)
    }
    return body
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

  /// Adds the entries and headings that fit. Only visible texts are made.
  private func addEntries(to body: inout Body) {
    var items: [Item] = []
    var place = 0..<1
    for (index, entry) in list.entries.enumerated() {
      if index == 0 ? entry.section != nil : entry.section != list.entries[index - 1].section {
        if index > 0 { items.append(.gap) }
        if entry.section != nil { items.append(.heading(index)) }
      }
      if index == list.cursor { place = items.count..<items.count + 1 }
      items.append(.entry(index))
    }
    let window = Body.window(of: room - body.lines.count, in: items.count, round: place, keeping: picture.top)
    for item in items[window] {
      if case .entry(let index) = item { body.targets[body.lines.count] = .entry(index) }
      body.lines.append(line(item))
    }
    (body.above, body.below) = (window.lowerBound, items.count - window.upperBound)
  }

  private enum Item {
    case gap
    case heading(Int)
    case entry(Int)
  }

  private func line(_ item: Item) -> Line {
    switch item {
    case .gap: Line()
    case .heading(let index): Line("   " + picture.oneLine(list.entries[index].section ?? ""), .bold)
    case .entry(let index): line(list.entries[index], hasCursor: index == list.cursor)
    }
  }

  private func line(_ entry: OptionList.Entry, hasCursor: Bool) -> Line {
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
      let text = "  " + picture.oneLine(subtitle)
      line.append(text, .faint, marking: term.marks(in: text, strictly: true))
    }
    if entry.isStale { line.append("  \(glyphs.warning) no longer offered", .warning) }
    return line
  }
}
