import IntentRuntime

/// The texts of the plain face.
enum PlainWords {
  static let commands = [
    "A number changes that row: a switch turns, others ask",
    "u undoes the last change, r redoes it; u 3 restores row 3's original value",
    "c 3 clears row 3, or removes it from its list",
    "+ 3 and - 3 step it up and down; up 3 and down 3 move it in its list",
    "= 3 asks for typed text, even if there is a list",
    "? 3 describes row 3",
    "/ TEXT searches for rows",
    "h shows or hides hidden rows; Enter lists all rows",
    "s shows the changes and saves; q quits without saving",
  ]

  static func line(of row: EditorRow, _ state: EditorState) -> String {
    let name = state.name(of: row)
    let stale = row.isStale ? " (no longer offered)" : ""
    switch row.control {
    case .newElement: return name
    case .list(let count, let maximum?): return "\(name): \(count) of \(maximum)"
    case .list(0, nil): return "\(name): none"
    case .list(let count, nil): return "\(name): \(count)"
    default: return "\(name): \(row.text.isEmpty ? row.placeholder : row.text)\(stale)"
    }
  }

  static func line(of entry: OptionList.Entry) -> String {
    let subtitle = entry.option.subtitle.map { ", \($0)" } ?? ""
    let marks = (entry.isChosen ? ["chosen"] : []) + (entry.isStale ? ["no longer offered"] : [])
    return entry.option.displayString + subtitle
      + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
  }
}
