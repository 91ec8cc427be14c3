import IntentChecking
import IntentSchema
import IntentText

/// Draws a state of the editor as the lines of a terminal.
struct EditorPicture: Sendable {
  let size: TerminalSize
  let glyphs: Glyphs
  /// The step of the waiting sign; `nil` for short waits.
  var spin: Int?
  /// How many lines a screen without a focus is scrolled down.
  var scroll = 0
  /// The body's first line in the previous frame; `nil` after a change of screens.
  var top: Int?
  var hasEditor = true

  /// The longest line of text: in longer ones, eyes lose the start of the next line.
  private static let readableColumns = 100
  /// The width of lines with a text at their right end.
  var shortColumns: Int { min(size.columns, 60) }
  static let leastSize = TerminalSize(columns: 20, lines: 5)

  func frame(of state: some FullScreenState) -> Frame {
    drawn(state).frame
  }

  /// A wide window gets a picture of readable width. The body gets the lines that the heading, the status
  /// line and the hints leave; of a longer body, the window around the focus shows. `top` is its first line,
  /// for the next frame.
  func drawn(_ state: some FullScreenState) -> (frame: Frame, top: Int) {
    guard size.columns >= Self.leastSize.columns, size.lines >= Self.leastSize.lines else {
      return (Frame(size, lines: [fit("Make the window larger")]), 0)
    }
    if let readable = readable(state) {
      let (frame, top) = readable.drawn(state)
      return (Frame(size, lines: frame.lines, cursor: frame.cursor), top)
    }
    var lines = state.heading(in: self)
    let room = size.lines - lines.count - 2
    let body = state.body(in: self, lines: room)
    let window = body.window(of: room, scrolledBy: scroll, keeping: top)
    var cursor = body.cursor
    if let position = cursor {
      cursor =
        window.contains(position.line) && position.column < size.columns
        ? Frame.Position(line: lines.count + position.line - window.lowerBound, column: position.column) : nil
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
    lines.append(state.hints(hasEditor: hasEditor).line(columns: size.columns, glyphs: glyphs))
    return (Frame(size, lines: lines, cursor: cursor), body.above + window.lowerBound)
  }

  func target(atLine line: Int, in state: some FullScreenState) -> Body.Target? {
    if let readable = readable(state) { return readable.target(atLine: line, in: state) }
    let first = state.heading(in: self).count
    let room = size.lines - first - 2
    guard (first..<first + max(0, room)).contains(line) else { return nil }
    let body = state.body(in: self, lines: room)
    return body.targets[line - first + body.window(of: room, scrolledBy: scroll, keeping: top).lowerBound]
  }

  func scrollLimit(of state: some FullScreenState) -> Int {
    if let readable = readable(state) { return readable.scrollLimit(of: state) }
    let room = size.lines - state.heading(in: self).count - 2
    let body = state.body(in: self, lines: room)
    return body.focus == nil ? max(0, body.lines.count - room) : 0
  }

  private func readable(_ state: some FullScreenState) -> EditorPicture? {
    size.columns > Self.readableColumns && !state.isWide ? narrowed(to: Self.readableColumns) : nil
  }

  private static let widthBesides = 100

  fileprivate func rows(of state: EditorState, lines: Int) -> Body {
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

  /// - Parameters:
  ///   - place: The part of the editor that the screen is about.
  ///   - aside: Shown if there is room.
  func heading(_ title: String, into place: String?, aside: String = "", description: String = "") -> [Line] {
    var line = Line(" " + oneLine(title), .bold)
    if let place { line.append(" \(glyphs.into) \(oneLine(place))", .bold) }
    if !aside.isEmpty, line.width + 3 + Span(aside).width < size.columns {
      line.append("   " + aside, .faint)
    }
    guard size.lines >= 14 else { return [fit(line)] }
    var lines = [fit(line)]
    if !description.isEmpty { lines.append(fit(Line(" " + oneLine(description), .faint))) }
    return lines + [Line()]
  }

  func question(_ question: String, details: String) -> Body {
    var body = Body(lines: [Line("   " + question, .accentBold), Line()])
    for text in TextLayout.lines(of: details, columns: size.columns - 4) {
      body.lines.append(Line("   " + text))
    }
    return body
  }

  private func statusLine(of state: some FullScreenState, above: Int, below: Int) -> Line {
    var line = Line()
    if let message = state.status { line.append(" \(glyphs.warning) \(oneLine(message))", .warning) }
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

extension EditorState: FullScreenState {
  var screenKind: ScreenKind {
    switch screen {
    case .rows, .field: .rows
    case .options: .options
    case .find: .find
    case .review, .help, .conflict: .text
    case .confirmQuit: .question
    }
  }

  var isWide: Bool { preview != nil }

  var isWaiting: Bool {
    if case .options(let list, _) = screen { list.phase == .loading } else { false }
  }

  var isTyping: Bool {
    switch screen {
    case .field, .find: true
    case .options(let list, _): !list.search.isEmpty
    default: false
    }
  }

  var opensText: Bool { screen == .rows && focusedRow?.control == .text }

  func takes(_ key: Key) -> Bool {
    switch screen {
    case .field, .find: true
    case .options(let list, _): list.takes(key)
    default: false
    }
  }

  var status: String? {
    switch screen {
    case .options(let list, _): list.message ?? message
    case .field(let field): field.problem == message ? nil : message
    default: message
    }
  }

  func heading(in picture: EditorPicture) -> [Line] {
    let aside = [family?.rawValue, destination.isEmpty ? nil : destination].compactMap(\.self)
    let (place, isOfRows): (String?, Bool) =
      switch screen {
      case .options(let list, _): (list.title, false)
      case .help(let help): (help.title, false)
      default: (nil, screenKind == .rows || screenKind == .find)
      }
    return picture.heading(
      schema.title.text(or: schema.name),
      into: place,
      aside: aside.joined(separator: " \(picture.glyphs.separator) "),
      description: isOfRows ? schema.description.text : ""
    )
  }

  func body(in picture: EditorPicture, lines: Int) -> Body {
    switch screen {
    case .rows, .field: picture.rows(of: self, lines: lines)
    case .options(let list, _): OptionsPicture(list, picture, lines: lines).body
    case .review(let review): ReviewPicture(review, self, picture).body
    case .help(let help):
      HelpPicture(help.facts, keys: KeyHints.all(self, glyphs: picture.glyphs), picture).body
    case .confirmQuit: picture.question(questionBeforeQuitting, details: changeCount)
    case .conflict(let reason): picture.question("Replace the file?", details: reason)
    case .find(let search): FindPicture(search, picture, lines: lines).body
    }
  }

  func hints(hasEditor: Bool) -> KeyHints { KeyHints(of: self, hasEditor: hasEditor) }

  private var changeCount: String {
    let count = schema.parameters.count { parameter in
      configuration.value(of: parameter.name, includingHidden: true)
        != original.value(of: parameter.name, includingHidden: true)
    }
    return "\(count) \(count == 1 ? "change is" : "changes are") not saved"
  }
}

/// The lines between a screen's heading and its bottom, before they are cut to the screen's height.
struct Body: Sendable {
  var lines: [Line] = []
  /// A row and its problems, which must stay visible.
  var focus: Range<Int>?
  var cursor: Frame.Position?

  var targets: [Int: Target] = [:]

  /// The target of a click on a line.
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
