/// Draws what a tall screen has room for: the facts about the row with the focus.
struct DetailsPicture {
  private let state: EditorState
  private let picture: EditorPicture

  init(_ state: EditorState, _ picture: EditorPicture) {
    self.state = state
    self.picture = picture
  }

  /// The lines; none without a row.
  var lines: [Line] {
    guard let row = state.focusedRow else { return [] }
    let help = state.help(on: row)
    let facts = help.facts.filter { !["problem", "stale", "name"].contains($0.name) }
    let column = 3 + (facts.map { Span($0.name).width }.max() ?? 0) + 3
    let width = max(0, picture.size.columns - 4)
    return [Line("   " + String(repeating: picture.glyphs.barEmpty, count: width), .faint)]
      + facts.map { fact in
        var line = Line("   " + fact.name, .faint)
        line.advance(to: column)
        line.append(picture.oneLine(fact.text))
        return picture.fit(line)
      }
  }
}
