/// Draws the changes before they are saved.
struct ReviewPicture {
  private let review: EditorReview
  private let state: EditorState
  private let picture: EditorPicture

  init(_ review: EditorReview, _ state: EditorState, _ picture: EditorPicture) {
    self.review = review
    self.state = state
    self.picture = picture
  }

  var body: Body {
    let glyphs = picture.glyphs
    var body = Body()
    body.lines = [Line("   " + state.questionBeforeSaving, .accentBold), Line()]
    if review.changes.isEmpty { body.lines.append(Line("   No changes", .faint)) }
    let titles = review.changes.map { Span(picture.oneLine($0.title)).width }
    let column = min(
      (titles.max() ?? 0) + 6,
      picture.size.columns < 60 ? picture.size.columns / 2 : picture.size.columns * 2 / 5
    )
    for change in review.changes { add(change, column: column, to: &body) }
    if !review.problems.isEmpty || !review.notes.isEmpty { body.lines.append(Line()) }
    for text in review.problems + review.notes { add("\(glyphs.warning) \(text)", .warning, to: &body) }
    return body
  }

  private func add(_ change: EditorChange, column: Int, to body: inout Body) {
    var label = Line("   " + picture.oneLine(change.title))
    label = label.truncated(to: column - 2, ellipsis: picture.glyphs.ellipsis)
    label.advance(to: column)
    let before = Span(change.before.map(picture.oneLine) ?? "none", .faint)
    let after = Span(change.after.map(picture.oneLine) ?? "none", change.after == nil ? .faint : .success)
    let arrow = " \(picture.glyphs.arrow) "
    let room = picture.size.columns - column - 1
    if before.width + after.width + Span(arrow).width <= room {
      label.append(before)
      label.append(arrow, .faint)
      label.append(after)
      body.lines.append(label)
    } else {
      label.append(before)
      body.lines.append(label.truncated(to: picture.size.columns - 1, ellipsis: picture.glyphs.ellipsis))
      var second = Line()
      second.append(String(repeating: " ", count: max(0, column - 2)))
      second.append("\(picture.glyphs.arrow) ", .faint)
      second.append(after)
      body.lines.append(second)
    }
  }

  private func add(_ text: String, _ style: Style, to body: inout Body) {
    for line in TextLayout.lines(of: picture.oneLine(text), columns: picture.size.columns - 4) {
      body.lines.append(Line([Span("   "), Span(line, style)]))
    }
  }
}

/// Draws the help for a row and all keys.
struct HelpPicture {
  private let facts: [EditorHelp.Fact]
  private let keys: [(name: String, text: String)]
  private let picture: EditorPicture

  init(_ facts: [EditorHelp.Fact] = [], keys: [(name: String, text: String)], _ picture: EditorPicture) {
    (self.facts, self.keys, self.picture) = (facts, keys, picture)
  }

  var body: Body {
    var body = Body()
    add(facts.map { ($0.name, $0.text) }, nameStyle: .faint, to: &body)
    body.lines += [Line(), Line("   Keys", .bold)]
    add(keys, nameStyle: .accent, to: &body)
    return body
  }

  private func add(_ entries: [(name: String, text: String)], nameStyle: Style, to body: inout Body) {
    let column = 3 + (entries.map { Span($0.name).width }.max() ?? 0) + 3
    for entry in entries {
      let lines = TextLayout.lines(of: entry.text, columns: max(10, picture.size.columns - column - 1))
      for (index, text) in lines.enumerated() {
        var line = Line("   ")
        if index == 0 { line.append(entry.name, nameStyle) }
        line.advance(to: column)
        line.append(text)
        body.lines.append(line)
      }
    }
  }
}
