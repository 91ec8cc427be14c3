extension ChoiceState: FullScreenState {
  var screenKind: ScreenKind { showsHelp ? .text : .options }
  var isWide: Bool { false }
  var isWaiting: Bool { false }
  var isTyping: Bool { !showsHelp && !list.search.isEmpty }
  var opensText: Bool { false }
  var status: String? { message }

  func heading(in picture: EditorPicture) -> [Line] {
    picture.heading(list.title, into: showsHelp ? list.title : nil)
  }

  func body(in picture: EditorPicture, lines: Int) -> Body {
    guard showsHelp else { return OptionsPicture(list, below: remarks, picture, lines: lines).body }
    return HelpPicture(keys: keys.map { (picture.glyphs.keys($0), $1) }, picture).body
  }

  func takes(_ key: Key) -> Bool {
    !showsHelp && list.takes(key) && !(list.search.isEmpty && key == .text("?"))
  }

  func events(for key: Key) -> [EditorEvent] {
    if key == .control("c") { return [.quit] }
    if showsHelp { return EditorKeys.helpEvents(key) }
    if list.isSearching {
      return key == .text("?") && list.search.isEmpty ? [.help] : EditorKeys.searchEvents(key, in: list)
    }
    if kind == .outline, let event = EditorKeys.outlineEvent(key) { return [event] }
    return EditorKeys.listEvents(key)
  }

  func events(forClickAt target: Body.Target) -> [EditorEvent] {
    if case .entry(let index) = target, !showsHelp { list.events(forClickAt: index) } else { [] }
  }

  func hints(hasEditor: Bool) -> KeyHints {
    if showsHelp { return KeyHints([("esc", "back"), ("↑ ↓", "scroll")]) }
    let leave = kind == .question ? "cancel" : "quit"
    if list.isSearching {
      let word = kind == .outline ? "end search" : list.search.isEmpty ? leave : "all"
      return KeyHints((list.entries.isEmpty ? [] : [("enter", "choose")]) + [("esc", word)])
    }
    guard kind == .outline else { return KeyHints([("enter", "choose"), ("/", "search"), ("esc", leave)]) }
    return KeyHints([
      ("enter", "edit"), ("^S", "save"), ("q", "quit"), ("a", "add"), ("d", "remove"), ("/", "search"),
      ("?", "help"), ("u", "undo"), ("^R", "redo"), ("J K", "move"),
    ])
  }

  private var keys: [(name: String, text: String)] {
    guard kind == .outline else {
      return [
        ("↑ ↓", "go to another choice"), ("enter", "choose it"), ("a-z", "show what matches"),
        ("esc", "go back"),
      ]
    }
    return [
      ("↑ ↓  j k", "go to another element"), ("enter", "edit it"),
      ("a", "add an element beside it, or elsewhere"),
      ("d", "remove it"), ("K J", "move it up or down"), ("u  ^R", "undo the last change, redo it"),
      ("/", "search for an element"), ("^S", "review the changes and save"),
      ("q  ^C", "quit; asks first if changes would be lost"), ("^Z", "suspend"),
    ]
  }
}
