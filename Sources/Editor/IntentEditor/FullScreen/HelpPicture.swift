/// Draws the help of a row, and all keys.
struct HelpPicture {
  private let help: EditorHelp
  private let picture: EditorPicture

  init(_ help: EditorHelp, _ picture: EditorPicture) {
    self.help = help
    self.picture = picture
  }

  var body: Body {
    var body = Body()
    let facts = help.facts.map { (name: $0.name, text: $0.text) }
    add(facts, nameStyle: .faint, to: &body)
    body.lines += [Line(), Line("   Keys", .bold)]
    add(KeyHints.all(glyphs: picture.glyphs), nameStyle: .accent, to: &body)
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
