import IntentRuntime

/// The most important keys of a screen, for the last line.
struct KeyHints {
  private var hints: [(key: String, word: String)] = []

  init(of state: EditorState, hasEditor: Bool = true) {
    switch state.screen {
    case .rows: addRows(state, hasEditor: hasEditor)
    case .field(let field) where field.isMultiline:
      hints = [
        ("enter", "new line"), ("tab", "accept"), ("esc", "cancel"), ("^S", state.wordForSaving),
        ("^E", "editor"),
      ]
    case .field(let field):
      hints = [("enter", "accept"), ("esc", "cancel")]
      if field.hasSteps { hints.append(("↑ ↓", "step")) }
      if state.isPath(field.place) { hints.append(("tab", "complete")) }
      hints += [("^U", "empty"), ("^E", "editor")]
    case .options(let list, _): addOptions(list)
    case .review: hints = [("enter", "save"), ("esc", "back"), ("^C", "quit")]
    case .help: hints = [("esc", "back"), ("↑ ↓", "scroll")]
    case .confirmQuit:
      hints = [("y", state.wordForQuitting), ("n", "stay"), ("s", "\(state.wordForSaving) first")]
    case .conflict: hints = [("y", "replace"), ("n", "back")]
    case .find: hints = [("enter", "go to it"), ("↑ ↓", "move"), ("esc", "back")]
    }
  }

  private mutating func addRows(_ state: EditorState, hasEditor: Bool) {
    let row = state.focusedRow
    switch row?.isShown == true ? row?.control : nil {
    case .toggle: hints.append(("space", "switch"))
    case .field, .path, .stepper, .slider: hints.append(("enter", "type"))
    case .text: hints.append(("enter", hasEditor ? "editor" : "type"))
    case .choice, .options: hints.append(("enter", "choose"))
    case .list(let count, let maximum?) where count >= maximum: break
    case .list, .newElement: hints.append(("enter", "add"))
    case nil: break
    }
    hints += [("^S", state.wordForSaving), ("q", state.wordForQuitting), ("?", "help")]
    if state.noDefaults != nil { hints.append(("R", "ask again")) }
    if state.canUndo { hints.append(("u", "undo")) }
    if state.canRedo { hints.append(("^R", "redo")) }
    if state.rows.count > 1 { hints.append(("/", "search")) }
    switch row?.control {
    case .slider, .stepper: hints.append(("← →", "less, more"))
    case .choice: hints.append(("← →", "step"))
    default: break
    }
    if case .element(of: let name, _) = row?.place {
      hints.append(("d", "remove"))
      if state.elements(of: name).count > 1 { hints.append(("J K", "move")) }
    }
    if state.showsHidden || !state.hiddenRows.isEmpty {
      hints.append(("h", state.showsHidden ? "hide hidden" : "hidden"))
    }
    if row?.control == .options { hints.append(("t", "type")) }
  }

  private mutating func addOptions(_ list: OptionList<ParameterValue>) {
    if !list.entries.isEmpty {
      let key = list.search.isEmpty ? "space" : "tab"
      // Without a choice so far, Enter adds the entry at the cursor.
      let adds = !list.hasToggled && list.current?.isChosen == false
      hints =
        list.takesSeveral ? [(key, "choose"), ("enter", adds ? "add" : "done")] : [("enter", "choose")]
    }
    hints.append(("esc", list.search.isEmpty ? "back" : "all"))
    if list.isAsked { hints.append(("^R", "ask again")) }
    if !list.takesSeveral { hints.append(("^X", "clear")) }
    hints.append(("^T", "type it in"))
  }

  init(_ hints: [(key: String, word: String)]) { self.hints = hints }

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

  static func all(_ state: EditorState, glyphs: Glyphs) -> [(name: String, text: String)] {
    [
      ("↑ ↓  j k", "go to another row"),
      ("enter", "change the row: switch, type, or choose from a list"),
      ("space", "switch; in a list for several, choose (tab after letters)"),
      ("← →  - +", "less or more, previous or next case"),
      ("a  d", "add an element, remove it; \(state.isForm ? "delete" : "d also") clears a row"),
      ("K J", "move an element up or down"),
      ("u  ^R", "undo the last change, redo it"),
      ("U", "restore the row's original value"),
      ("t", "type an identifier instead of choosing"),
      ("/", "search for a row; several words, which can be abbreviated"),
      ("a-z", "in a list, show what matches"),
      ("^R  ^T", "in a list, ask for the options again, or type an identifier"),
      ("R", "ask for defaults that did not come"),
      ("^X", "in a list, clear the value"),
      ("^E", "edit a text in $VISUAL or $EDITOR"),
      ("mouse", "a click goes to a row and changes it, the wheel moves"),
      ("h", "show hidden rows and why they are hidden"),
      ("^S", state.isForm ? "accept the changes" : "review the changes and save"),
      ("q  ^C", "\(state.wordForQuitting); asks first if changes would be lost"),
      ("^Z", "suspend"),
    ].map { (glyphs.keys($0), $1) }
  }
}
