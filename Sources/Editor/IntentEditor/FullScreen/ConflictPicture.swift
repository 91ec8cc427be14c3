/// Draws two versions of a configuration.
struct ConflictPicture {
  private let conflict: EditorConflict
  private let picture: EditorPicture

  init(_ conflict: EditorConflict, _ picture: EditorPicture) {
    self.conflict = conflict
    self.picture = picture
  }

  var body: Body {
    var body = picture.question("Replace the file?", details: conflict.reason)
    guard conflict.canUseTheirs else { return body }
    body.lines.append(Line())
    if conflict.differences.isEmpty {
      body.lines.append(Line("   It has the same values", .faint))
    }
    for difference in conflict.differences {
      body.lines.append(Line("   " + picture.oneLine(difference.title), .bold))
      let isMine = difference.mergesMine
      add("yours", difference.mine, isMine, to: &body)
      add("theirs", difference.theirs, !isMine, to: &body)
    }
    if !conflict.differences.isEmpty {
      body.lines += [Line(), Line("   \(picture.glyphs.chosen) is what a merge takes", .faint)]
    }
    return body
  }

  private func add(_ name: String, _ value: String?, _ isMerged: Bool, to body: inout Body) {
    var line = Line("   ")
    line.append(isMerged ? picture.glyphs.chosen : " ", .success)
    line.append(" " + name, .faint)
    line.advance(to: 14)
    line.append(value.map(picture.oneLine) ?? "none", value == nil ? .faint : .plain)
    body.lines.append(line)
  }
}
