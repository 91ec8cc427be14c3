import IntentChecking
import IntentSchema
import IntentText

/// Draws a state of the editor as the lines of a terminal.
struct EditorPicture: Sendable {
  let size: TerminalSize
  let glyphs: Glyphs
  /// `nil` for short waits.
  var spin: Int?
  /// In lines, for a screen without a focus.
  var scroll = 0
  /// The body's first line in the previous frame; `nil` after a change of screens.
  var top: Int?
  var hasEditor = true

  /// In longer lines, eyes lose the start of the next line.
  private static let readableColumns = 100
  /// For lines with a text at their right end.
  var shortColumns: Int { min(size.columns, 60) }
  static let leastSize = TerminalSize(columns: 20, lines: 5)

  func frame(of state: EditorState) -> Frame {
    drawn(state).frame
  }

  func drawn(_ state: EditorState) -> (frame: Frame, top: Int) {
    guard size.columns >= Self.leastSize.columns, size.lines >= Self.leastSize.lines else {
      return (Frame(size, lines: [fit("Make the window larger")]), 0)
    }
    if let readable = readable(state) {
      let (frame, top) = readable.drawn(state)
      return (Frame(size, lines: frame.lines, cursor: frame.cursor), top)
    }
    var lines = heading(of: state)
    let room = size.lines - lines.count - 2
    let body = body(of: state, lines: room)
    let window = body.window(of: room, scrolledBy: scroll, keeping: top)
    var cursor = body.cursor
    if let place = cursor {
      cursor =
        window.contains(place.line) && place.column < size.columns
        ? Frame.Place(line: lines.count + place.line - window.lowerBound, column: place.column) : nil
    }
    lines += body.lines[window].map(fit)
    lines += Array(repeating: Line(), count: max(0, room - window.count))
    lines.append(
      statusLine(
        of: state,
        above: body.above + window.lowerBound,
        below: body.below + body.lines.count - window.upperBound
      )
    )
    lines.append(KeyHints(of: state, hasEditor: hasEditor).line(columns: size.columns, glyphs: glyphs))
    return (Frame(size, lines: lines, cursor: cursor), body.above + window.lowerBound)
  }

  func target(atLine line: Int, in state: EditorState) -> Body.Target? {
    if let readable = readable(state) { return readable.target(atLine: line, in: state) }
    let first = heading(of: state).count
    let room = size.lines - first - 2
    guard (first..<first + max(0, room)).contains(line) else { return nil }
    let body = body(of: state, lines: room)
    return body.targets[line - first + body.window(of: room, scrolledBy: scroll, keeping: top).lowerBound]
  }

  func scrollLimit(of state: EditorState) -> Int {
    if let readable = readable(state) { return readable.scrollLimit(of: state) }
    let room = size.lines - heading(of: state).count - 2
    let body = body(of: state, lines: room)
    return body.focus == nil ? max(0, body.lines.count - room) : 0
  }

  private func readable(_ state: EditorState) -> EditorPicture? {
    size.columns > Self.readableColumns && state.preview == nil ? narrowed(to: Self.readableColumns) : nil
  }

  private func body(of state: EditorState, lines: Int) -> Body {
    switch state.screen {
    case .rows, .field: rows(of: state, lines: lines)
    case .options(let list): OptionsPicture(list, self, lines: lines).body
    case .review(let review): ReviewPicture(review, state, self).body
    case .help(let help): HelpPicture(help, state, self).body
    case .confirmQuit: question(state.questionBeforeQuitting, details: changeCount(of: state))
    case .conflict(let conflict): ConflictPicture(conflict, self).body
    case .find(let search): FindPicture(search, self, lines: lines).body
    }
  }

  private static let widthBesides = 100

  private func rows(of state: EditorState, lines: Int) -> Body {
    guard size.columns >= Self.widthBesides, let other = state.preview?(state.configuration) else {
      return rowsAlone(of: state, lines: lines)
    }
    let left = narrowed(to: size.columns * 3 / 5)
    let right = narrowed(to: size.columns - left.size.columns - 2)
    var body = left.rowsAlone(of: state, lines: lines)
    var beside = [Line(other.schema.title.text(or: other.schema.name), .bold)]
    beside += RowsPicture(other, right).body.lines.prefix(max(0, lines - 1))
    for (index, line) in beside.enumerated() {
      if index == body.lines.count { body.lines.append(Line()) }
      var whole = body.lines[index].truncated(to: left.size.columns, ellipsis: glyphs.ellipsis)
      whole.advance(to: left.size.columns)
      whole.append(glyphs.separator + " ", .faint)
      whole.append(line.truncated(to: right.size.columns, ellipsis: glyphs.ellipsis))
      body.lines[index] = whole
    }
    return body
  }

  private func narrowed(to columns: Int) -> EditorPicture {
    EditorPicture(
      size: TerminalSize(columns: columns, lines: size.lines),
      glyphs: glyphs,
      spin: spin,
      scroll: scroll,
      top: top,
      hasEditor: hasEditor
    )
  }

  private func rowsAlone(of state: EditorState, lines: Int) -> Body {
    var body = RowsPicture(state, self).body
    let details = DetailsPicture(state, self).lines
    guard body.lines.count + details.count < lines else {
      return RowsPicture(state, self, showsHint: true).body
    }
    body.lines += [Line()] + details
    return body
  }

  private func heading(of state: EditorState) -> [Line] {
    var line = Line(" " + oneLine(state.schema.title.text(or: state.schema.name)), .bold)
    if let place = placeTitle(of: state) { line.append(" \(glyphs.into) \(oneLine(place))", .bold) }
    let aside = [state.family?.rawValue, state.destination.isEmpty ? nil : state.destination]
      .compactMap { $0 }.joined(separator: " \(glyphs.separator) ")
    let asideWidth = Span(aside).width
    if !aside.isEmpty, line.width + 3 + asideWidth < size.columns {
      line.append("   " + aside, .faint)
    }
    guard size.lines >= 14 else { return [fit(line)] }
    var lines = [fit(line)]
    let description = state.schema.description.text
    if !description.isEmpty, state.screen.isOfRows {
      lines.append(fit(Line(" " + oneLine(description), .faint)))
    }
    return lines + [Line()]
  }

  private func placeTitle(of state: EditorState) -> String? {
    switch state.screen {
    case .options(let list): list.isPicker ? nil : list.title
    case .help(let help): help.title
    default: nil
    }
  }

  private func changeCount(of state: EditorState) -> String {
    let count = state.changedParameterCount
    return "\(count) \(count == 1 ? "change is" : "changes are") not saved"
  }

  func question(_ question: String, details: String) -> Body {
    var body = Body(lines: [Line("   " + question, .accentBold), Line()])
    for text in TextLayout.lines(of: details, columns: size.columns - 4) {
      body.lines.append(Line("   " + text))
    }
    return body
  }

  private func message(of state: EditorState) -> String? {
    switch state.screen {
    case .options(let list): list.message ?? state.message
    case .field(let field): field.problem == state.message ? nil : state.message
    default: state.message
    }
  }

  private func statusLine(of state: EditorState, above: Int, below: Int) -> Line {
    var line = Line()
    if let message = message(of: state) { line.append(" \(glyphs.warning) \(oneLine(message))", .warning) }
    var hidden: [String] = []
    if above > 0 { hidden.append("\(glyphs.above) \(above)") }
    if below > 0 { hidden.append("\(glyphs.below) \(below)") }
    let more = hidden.isEmpty ? "" : hidden.joined(separator: "  ") + " more"
    let moreWidth = Span(more).width
    line = line.truncated(to: size.columns - (more.isEmpty ? 0 : moreWidth + 3), ellipsis: glyphs.ellipsis)
    if !more.isEmpty {
      line.advance(to: size.columns - moreWidth - 1)
      line.append(more, .faint)
    }
    return line
  }

  func fit(_ line: Line) -> Line {
    line.truncated(to: size.columns, ellipsis: glyphs.ellipsis)
  }

  func oneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: " \(glyphs.newline) ")
  }
}

extension EditorScreen {
  fileprivate var isOfRows: Bool {
    switch self {
    case .rows, .field, .find: true
    default: false
    }
  }
}

extension EditorState {
  fileprivate var changedParameterCount: Int {
    schema.parameters.count { parameter in
      configuration.value(of: parameter.name, includingHidden: true)
        != original.value(of: parameter.name, includingHidden: true)
    }
  }
}

/// The lines between a screen's heading and its bottom, before they are cut to the screen's height.
struct Body: Sendable {
  var lines: [Line] = []
  /// A row and its problems, which must stay visible.
  var focus: Range<Int>?
  var cursor: Frame.Place?

  var targets: [Int: Target] = [:]

  /// What a click on a line selects.
  enum Target: Sendable, Hashable {
    case row(EditorPlace)
    case entry(Int)
  }

  /// Lines left out above and below ``lines``.
  var above = 0
  var below = 0

  func window(of count: Int, scrolledBy scroll: Int = 0, keeping top: Int? = nil) -> Range<Int> {
    let start = min(max(0, scroll), max(0, lines.count - count))
    return Self.window(
      of: count,
      in: lines.count,
      round: focus ?? start..<start + max(0, count),
      keeping: focus == nil ? nil : top
    )
  }

  /// - Parameter top: The first line in the previous frame. If possible, visible lines stay where they are,
  ///   so that a second click hits the same row.
  static func window(of count: Int, in total: Int, round focus: Range<Int>, keeping top: Int? = nil) -> Range<
    Int
  > {
    guard total > count, count > 0 else { return 0..<max(0, min(total, count)) }
    if let top, focus.count <= count {
      let first = min(max(0, min(max(top, focus.upperBound - count), focus.lowerBound)), total - count)
      return first..<first + count
    }
    // If the focus is too tall, show its beginning.
    let spare = count - focus.count
    let start = spare > 0 ? focus.lowerBound - spare / 2 : focus.lowerBound
    let first = min(max(0, start), total - count)
    return first..<first + count
  }
}
