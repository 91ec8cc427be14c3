import IntentRuntime

/// The keys that matter now, the most important first.
struct KeyHints {
  private var hints: [(key: String, word: String)] = []

  init(of state: EditorState) {
    switch state.screen {
    case .rows: addRows(state)
    case .field(let field):
      hints = [("enter", "take"), ("esc", "leave as it was")]
      if state.isPath(field.place) { hints.append(("tab", "complete")) }
      hints += [("^U", "empty"), ("^E", "editor")]
    case .options(let list): addOptions(list)
    case .review: hints = [("enter", "save"), ("esc", "back"), ("^C", "quit")]
    case .help: hints = [("esc", "back"), ("↑ ↓", "scroll")]
    case .confirmQuit: hints = [("y", "leave"), ("n", "stay"), ("s", "save first")]
    case .confirmReplace: hints = [("y", "replace it"), ("n", "back")]
    }
  }

  private mutating func addRows(_ state: EditorState) {
    let row = state.focusedRow
    switch row?.isShown == true ? row?.control : nil {
    case .toggle: hints.append(("space", "switch"))
    case .field, .path, .stepper, .slider: hints.append(("enter", "type"))
    case .text: hints.append(("enter", "editor"))
    case .choice, .options: hints.append(("enter", "choose"))
    case .list, .newElement: hints.append(("enter", "add"))
    case nil: break
    }
    hints += [("^S", "save"), ("q", "quit"), ("?", "help")]
    switch row?.control {
    case .slider, .stepper: hints.append(("← →", "less, more"))
    case .choice: hints.append(("← →", "step"))
    default: break
    }
    if case .element = row?.place { hints += [("d", "remove"), ("J K", "move")] }
    if state.showsHidden || !state.hiddenRows.isEmpty {
      hints.append(("h", state.showsHidden ? "hide hidden" : "hidden"))
    }
    if row?.isChanged == true { hints.append(("u", "undo")) }
    if row?.control == .options { hints.append(("t", "type")) }
  }

  private mutating func addOptions(_ list: OptionList) {
    if list.isSearching {
      hints = [("enter", "choose"), ("↑ ↓", "move"), ("esc", "end search")]
      return
    }
    if case .failed = list.phase {
      hints = [("r", "ask again"), ("t", "type"), ("esc", "back")]
      return
    }
    if !list.entries.isEmpty {
      hints = list.takesSeveral ? [("space", "choose"), ("enter", "done")] : [("enter", "choose")]
    }
    hints += [("/", list.isSearchable ? "search" : "filter"), ("esc", "back")]
    if list.isAsked { hints.append(("r", "ask again")) }
    if !list.takesSeveral { hints.append(("d", "clear")) }
    hints.append(("t", "type"))
  }

  /// As many hints as fit, closer to each other where there is little room.
  func line(columns: Int, glyphs: Glyphs) -> Line {
    var line = Line()
    let gap = columns < 44 ? "  " : "   "
    for (index, hint) in hints.enumerated() {
      var part = Line(index == 0 ? " " : gap)
      part.append(glyphs.keys(hint.key), .accent)
      part.append(" " + hint.word, .faint)
      guard line.width + part.width < columns else { break }
      line.append(part)
    }
    return line
  }

  /// All keys and what they do, for the help.
  static func all(glyphs: Glyphs) -> [(name: String, text: String)] {
    [
      ("↑ ↓  j k", "go to another row"),
      ("enter", "change the row: switch it, type, or choose from a list"),
      ("space", "switch; in a list for several, choose or take the choice back"),
      ("← →  - +", "less or more, the case before or after"),
      ("a  d", "add an element, remove it; d also clears a value"),
      ("K J", "move an element up or down"),
      ("u", "undo what was changed in the row"),
      ("t", "type a value where there is a list: an identifier"),
      ("/", "search in a list"),
      ("r", "ask for a list's options again"),
      ("^E", "edit a text in the editor that $VISUAL or $EDITOR names"),
      ("h", "show hidden rows and why they are hidden"),
      ("^S", "see what changed, and save it"),
      ("q  ^C", "leave; asks first where something would be lost"),
      ("^Z", "stop for a while"),
    ].map { (glyphs.keys($0), $1) }
  }
}
