import IntentSchema

/// Draws the rows of the configuration, for one frame of the full-screen editor.
struct RowsPicture {
  private let state: EditorState
  private let picture: EditorPicture
  private let showsHint: Bool
  private let valueColumn: Int

  private static let labelColumn = 3
  private static let indent = 2

  init(_ state: EditorState, _ picture: EditorPicture, showsHint: Bool = false) {
    self.state = state
    self.showsHint = showsHint
    self.picture = picture
    // Include hidden rows, so that values stay in their column when these rows appear.
    let labels = (state.rows + state.hiddenRows).map {
      Self.labelColumn + Self.indent(of: $0) + Span(picture.oneLine(Self.title(of: $0))).width
    }
    valueColumn = min(
      (labels.max() ?? 0) + 3,
      picture.size.columns < 60 ? picture.size.columns / 2 : picture.size.columns * 2 / 5
    )
  }

  var body: Body {
    var body = Body()
    if state.rows.isEmpty {
      body.lines = [Line("   There is nothing to configure", .faint)]
    }
    let field = if case .field(let field) = state.screen { field } else { FieldEditing?.none }
    for (index, row) in state.rows.enumerated() {
      let start = body.lines.count
      defer { for line in start..<body.lines.count { body.targets[line] = .row(row.place) } }
      if let field, field.place == row.place {
        add(field, to: &body, label: label(of: row, isFocused: true))
        // Keep a long text's cursor visible.
        body.focus = field.isMultiline ? body.cursor.map { $0.line..<$0.line + 1 } : start..<body.lines.count
      } else {
        let isFocused = index == state.focus && field == nil
        add(row, to: &body, label: label(of: row, isFocused: isFocused))
        if isFocused {
          addHint(to: &body, of: row)
          body.focus = start..<body.lines.count
        }
      }
    }
    if !state.showsHidden, !state.hiddenRows.isEmpty {
      let count = Set(state.hiddenRows.map(\.place.parameter)).count
      body.lines.append(Line())
      body.lines.append(Line("   \(count) hidden; h shows \(count == 1 ? "it" : "them")", .faint))
    }
    return body
  }

  private static func indent(of row: EditorRow) -> Int {
    if case .parameter = row.place { 0 } else { indent }
  }

  private static func title(of row: EditorRow) -> String {
    (row.control == .newElement ? "+ " : "") + row.title
  }

  private func label(of row: EditorRow, isFocused: Bool) -> Line {
    var line = Line(isFocused ? picture.glyphs.focus : " ", .accentBold)
    line.append(row.isChanged ? picture.glyphs.changed : " ", .accent)
    line.append(String(repeating: " ", count: 1 + Self.indent(of: row)))
    let isAdding = row.control == .newElement
    let style: Style = !row.isShown ? .faint : isFocused ? .accentBold : isAdding ? .faint : .plain
    line.append(picture.oneLine(Self.title(of: row)), style)
    line = line.truncated(to: valueColumn - 2, ellipsis: picture.glyphs.ellipsis)
    line.advance(to: valueColumn)
    return line
  }

  private func add(_ row: EditorRow, to body: inout Body, label: Line) {
    var line = label
    line.append(RowValue(row, picture, columns: picture.size.columns - valueColumn - 1).line)
    if row.isStale { line.append("  \(picture.glyphs.warning) not one of the options", .warning) }
    body.lines.append(line)
    if let reason = row.whyHidden, case .parameter = row.place {
      // The row already shows the title.
      let title = "'\(brief(row.title))' "
      note(reason.hasPrefix(title) ? String(reason.dropFirst(title.count)) : reason, .faint, to: &body)
    }
    for problem in row.problems {
      note("\(picture.glyphs.error) \(problem)", .error, to: &body)
    }
  }

  private func note(_ text: String, _ style: Style, to body: inout Body) {
    let text = picture.oneLine(text)
    guard let last = body.lines.last else { return }
    if last.width + 2 + Span(text).width < picture.size.columns {
      body.lines[body.lines.count - 1].append("  " + text, style)
      return
    }
    addBelow(
      TextLayout.lines(of: text, columns: picture.size.columns - noteColumn - 1).prefix(4),
      style,
      to: &body
    )
  }

  private func addHint(to body: inout Body, of row: EditorRow) {
    guard showsHint, let last = body.lines.last, let hint = state.hint(for: row) else { return }
    let text = "  " + picture.oneLine(hint)
    guard last.width + Span(text).width < picture.size.columns else { return }
    body.lines[body.lines.count - 1].append(text, .faint)
  }

  private func add(_ field: FieldEditing, to body: inout Body, label: Line) {
    let columns = picture.size.columns - valueColumn - 1
    let position = field.isMultiline ? field.buffer.position : (line: 0, column: field.buffer.cursor)
    let texts =
      field.isMultiline
      ? field.buffer.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
        String.init
      )
      : [field.buffer.text]
    for (index, text) in texts.enumerated() {
      let hasCursor = index == position.line
      let shown = TextLayout.field(text, cursor: hasCursor ? position.column : 0, columns: columns)
      if hasCursor {
        body.cursor = Frame.Position(line: body.lines.count, column: valueColumn + shown.column)
      }
      var line = index == 0 ? label : Line(String(repeating: " ", count: valueColumn))
      line.append(shown.text, .field)
      line.append(String(repeating: " ", count: max(1, min(columns, 24) - Span(shown.text).width)), .field)
      body.lines.append(line)
    }
    // A value is rarely valid from its first letter on, so show a problem in place of the hint.
    let text =
      field.buffer.isEmpty ? field.hint : field.problem.map { "\(picture.glyphs.error) \($0)" } ?? field.hint
    let style: Style = field.problem == nil || field.buffer.isEmpty ? .faint : .error
    let lines = TextLayout.lines(of: picture.oneLine(text), columns: picture.size.columns - noteColumn - 1)
    addBelow(lines.prefix(4), style, to: &body)
    let paths = field.completions.prefix(5)
    addBelow(paths, .faint, to: &body)
    if paths.count < field.completions.count {
      addBelow(["\(field.completions.count - paths.count) more"], .faint, to: &body)
    }
  }

  private func addBelow(_ lines: some Sequence<String>, _ style: Style, to body: inout Body) {
    let margin = Span(String(repeating: " ", count: noteColumn))
    for line in lines { body.lines.append(Line([margin, Span(line, style)])) }
  }

  private var noteColumn: Int {
    picture.size.columns < 60 ? Self.labelColumn + Self.indent : valueColumn
  }
}

/// Draws the value of a row: a switch, a slider, or a text that fits into the columns.
struct RowValue {
  private let row: EditorRow
  private let picture: EditorPicture
  private let columns: Int

  init(_ row: EditorRow, _ picture: EditorPicture, columns: Int) {
    self.row = row
    self.picture = picture
    self.columns = columns
  }

  var line: Line {
    let line =
      switch row.control {
      case .toggle: toggle
      case .slider(let fraction): slider(fraction)
      case .list(let count, let maximum): list(count, maximum)
      case .newElement: Line()
      case .path: path
      default: text
      }
    return line.truncated(to: columns, ellipsis: picture.glyphs.ellipsis)
  }

  private var style: Style { row.isShown ? .plain : .faint }

  private var text: Line {
    guard row.value != nil, !row.text.isEmpty else {
      let words = row.value == nil ? row.remark ?? row.placeholder : EditorRow.emptyText
      return Line(picture.oneLine(words), .faint)
    }
    return Line(picture.oneLine(row.text), style)
  }

  /// Shortened at the start, because the end is more useful.
  private var path: Line {
    let line = text
    guard line.width > columns, let span = line.spans.first else { return line }
    let ellipsis = Span(picture.glyphs.ellipsis, span.style)
    return Line([ellipsis, span.suffix(columns: columns - ellipsis.width)])
  }

  private var toggle: Line {
    let isOn = row.value == .boolean(true)
    var line = Line(isOn ? picture.glyphs.on : picture.glyphs.off, isOn && row.isShown ? .accent : .faint)
    line.append(" ")
    line.append(text)
    return line
  }

  private func slider(_ fraction: Double?) -> Line {
    let width = min(20, columns / 2)
    guard let fraction, width >= 6 else { return text }
    let knob = Int((Double(width - 1) * fraction).rounded())
    var line = Line(String(repeating: picture.glyphs.barFull, count: knob), row.isShown ? .accent : .faint)
    line.append(picture.glyphs.knob, row.isShown ? .accentBold : .faint)
    line.append(String(repeating: picture.glyphs.barEmpty, count: width - 1 - knob), .faint)
    line.append("  ")
    line.append(text)
    return line
  }

  private func list(_ count: Int, _ maximum: Int?) -> Line {
    if count == 0, let remark = row.remark { return Line(picture.oneLine(remark), .faint) }
    let isFull = maximum.map { count > $0 } ?? false
    let words = row.control.countWords
    return Line(words.isEmpty ? "none" : words, isFull ? .error : .faint)
  }
}

/// Draws the facts about the selected row.
struct DetailsPicture {
  private let state: EditorState
  private let picture: EditorPicture

  init(_ state: EditorState, _ picture: EditorPicture) {
    self.state = state
    self.picture = picture
  }

  var lines: [Line] {
    guard let row = state.focusedRow else { return [] }
    let help = state.help(on: row)
    let facts = help.facts.filter { !["problem", "stale", "name"].contains($0.name) }
    let column = 3 + (facts.map { Span($0.name).width }.max() ?? 0) + 3
    let width = max(0, picture.shortColumns - 4)
    return [Line("   " + String(repeating: picture.glyphs.barEmpty, count: width), .faint)]
      + facts.map { fact in
        var line = Line("   " + fact.name, .faint)
        line.advance(to: column)
        line.append(picture.oneLine(fact.text))
        return picture.fit(line)
      }
  }
}
