/// Turns keys into events, depending on the screen.
enum EditorKeys {
  private static let page = 10

  static func events(for key: Key, in state: EditorState) -> [EditorEvent] {
    if key == .control("c") { return [.quit] }
    switch state.screen {
    case .rows: return rowEvents(key, state)
    case .field(let field): return fieldEvents(key, field, in: state)
    case .options(let list):
      if list.isSearching { return filterEvents(key, list) }
      return (list.isOutline ? outlineEvent(key).map { [$0] } : nil) ?? listEvents(key)
    case .review: return reviewEvents(key)
    case .help: return [.escape, .enter, .text("q"), .text("?")].contains(key) ? [.cancel] : []
    case .confirmQuit: return quitEvents(key)
    case .conflict: return conflictEvents(key)
    case .find: return findEvents(key)
    }
  }

  /// Combines leading text keys into one change.
  static func typing(_ keys: ArraySlice<Key>, in state: EditorState) -> (text: String, count: Int)? {
    guard state.outcome == nil, state.screen.takesText, !isCommand(keys.first, in: state.screen) else {
      return nil
    }
    var text = String.UnicodeScalarView()
    var count = 0
    for key in keys {
      guard case .text(let scalar) = key else { break }
      text.append(scalar)
      count += 1
    }
    return count == 0 ? nil : (String(text), count)
  }

  /// Terminals send a key with Alt as Escape and the key. `nil` if Alt with the key has an effect, or might
  /// edit a text.
  static func keyAfterEscape(_ key: Key, in state: EditorState) -> Key? {
    guard case .alt(let second) = key, events(for: key, in: state).isEmpty else { return nil }
    if case .options(let list) = state.screen, list.search.isEmpty { return second }
    return state.screen.takesText ? nil : second
  }

  static func scrolling(for key: Key, in state: EditorState) -> Int? {
    switch state.screen {
    case .review, .help, .conflict: break
    default: return nil
    }
    if case .wheel(let count) = key { return 3 * count }
    return switch moveEvent(key) {
    case .move(let count): count
    case .moveToStart: -1_000_000
    case .moveToEnd: 1_000_000
    default: nil
    }
  }

  /// On rows and in lists that take one entry, only a second click opens or chooses the target.
  static func events(forClickAt target: Body.Target, in state: EditorState) -> [EditorEvent] {
    switch (state.screen, target) {
    case (.rows, .row(let place)): state.focusedRow?.place == place ? [.open] : [.focus(place)]
    case (.field(let field), .row(let place)): field.place == place ? [] : [.open, .focus(place)]
    case (.options(let list), .entry(let index)) where list.takesSeveral: [.choose(index)]
    case (.options(let list), .entry(let index)):
      list.cursor == index ? [.choose(index)] : [.move(by: index - list.cursor)]
    case (.find(let search), .entry(let index)): [.move(by: index - search.cursor), .open]
    default: []
    }
  }

  private static func rowEvents(_ key: Key, _ state: EditorState) -> [EditorEvent] {
    if let move = moveEvent(key) { return [move] }
    return switch key {
    case .wheel(let count): [.move(by: count)]
    case .paste(let text):
      switch state.focusedRow?.control {
      case .list, .newElement: [.add, .paste(text)]
      default: []
      }
    case .text("/"): [.search]
    case .tab: [.move(by: 1)]
    case .backTab: [.move(by: -1)]
    case .enter: [.open]
    case .text(" "): [.open]
    case .right, .text("+"), .text("="), .text("l"): [.step(1)]
    case .left, .text("-"): [.step(-1)]
    case .text("a"): [.add]
    case .text("d"), .delete, .backspace: [.clear]
    case .text("u"): [.undo]
    case .control("r"): [.redo]
    case .text("R"): [.retry]
    case .text("U"): [.revert]
    case .text("t"): [.typeIn]
    case .text("K"), .alt(.up): [.moveElement(by: -1)]
    case .text("J"), .alt(.down): [.moveElement(by: 1)]
    case .text("h"): [.toggleHidden]
    case .text("?"): [.help]
    case .control("e"): [.editElsewhere]
    case .control("s"): [.save]
    case .text("q"): [.quit]
    default: []
    }
  }

  private static func moveEvent(_ key: Key) -> EditorEvent? {
    switch key {
    case .up, .text("k"), .control("p"): .move(by: -1)
    case .down, .text("j"), .control("n"): .move(by: 1)
    case .pageUp: .move(by: -page)
    case .pageDown: .move(by: page)
    case .home, .text("g"): .moveToStart
    case .end, .text("G"): .moveToEnd
    default: nil
    }
  }

  private static func fieldEvents(_ key: Key, _ field: FieldEditing, in state: EditorState) -> [EditorEvent] {
    switch key {
    case .enter where field.isMultiline: [.edit(.insert("\n"))]
    case .up where field.isMultiline: [.edit(.up)]
    case .down where field.isMultiline: [.edit(.down)]
    case .paste(let text): [.paste(pasted(text))]
    case .enter: [.open]
    case .escape: [.cancel]
    case .tab: state.isPath(field.place) ? [.complete] : [.open, .move(by: 1)]
    case .backTab: [.open, .move(by: -1)]
    case .up: [.step(1)]
    case .down: [.step(-1)]
    case .control("e"): [.editElsewhere]
    case .control("s"): [.open, .save]
    default: textEdit(key).map { [.edit($0)] } ?? []
    }
  }

  private static func listEvents(_ key: Key) -> [EditorEvent] {
    if let move = moveEvent(key) { return [move] }
    return switch key {
    case .wheel(let count): [.move(by: 3 * count)]
    case .tab: [.move(by: 1)]
    case .backTab: [.move(by: -1)]
    case .enter: [.open]
    case .text(" "): [.toggle]
    case .text("/"): [.search]
    case .text("?"): [.help]
    case .text("r"): [.retry]
    case .text("t"): [.typeIn]
    case .text("d"), .delete, .backspace: [.clear]
    case .escape, .text("q"): [.cancel]
    default: []
    }
  }

  private static func outlineEvent(_ key: Key) -> EditorEvent? {
    switch key {
    case .text("a"): .add
    case .text("d"), .delete, .backspace: .clear
    case .text("u"): .undo
    case .control("r"): .redo
    case .text("K"), .alt(.up): .moveElement(by: -1)
    case .text("J"), .alt(.down): .moveElement(by: 1)
    case .control("s"): .save
    default: nil
    }
  }

  private static func isCommand(_ key: Key?, in screen: EditorScreen) -> Bool {
    guard case .options(let list) = screen, let key else { return false }
    let isHelp = list.isPicker && key == .text("?")
    return list.search.isEmpty && (isHelp || [.text(" "), .text("/")].contains(key))
  }

  private static func filterEvents(_ key: Key, _ list: OptionList) -> [EditorEvent] {
    switch key {
    case .text(" ") where list.search.isEmpty: [.toggle]
    case .text("/") where list.search.isEmpty: [.search]
    case .text("?") where list.search.isEmpty && list.isPicker: [.help]
    case .home where list.search.isEmpty: [.moveToStart]
    case .end where list.search.isEmpty: [.moveToEnd]
    case .alt(.text) where list.search.isEmpty: []
    case .control("x"): [.clear]
    case .tab where !list.takesSeveral: [.move(by: 1)]
    case .control("r"): [.retry]
    case .control("t"): [.typeIn]
    default: searchEvents(key)
    }
  }

  private static func findEvents(_ key: Key) -> [EditorEvent] {
    switch key {
    case .tab: [.move(by: 1)]
    default: searchEvents(key)
    }
  }

  private static func searchEvents(_ key: Key) -> [EditorEvent] {
    switch key {
    case .wheel(let count): [.move(by: 3 * count)]
    case .enter: [.open]
    case .escape: [.cancel]
    case .up, .control("p"), .backTab: [.move(by: -1)]
    case .down, .control("n"): [.move(by: 1)]
    case .pageUp: [.move(by: -page)]
    case .pageDown: [.move(by: page)]
    case .tab: [.toggle]
    default: textEdit(key).map { [.edit($0)] } ?? []
    }
  }

  private static func reviewEvents(_ key: Key) -> [EditorEvent] {
    switch key {
    case .enter, .text("y"), .control("s"): [.confirm]
    case .escape, .text("q"), .text("n"): [.cancel]
    default: []
    }
  }

  private static func quitEvents(_ key: Key) -> [EditorEvent] {
    switch key {
    case .text("y"), .text("q"): [.confirm]
    case .escape, .text("n"): [.cancel]
    case .text("s"), .control("s"): [.cancel, .save]
    default: []
    }
  }

  private static func conflictEvents(_ key: Key) -> [EditorEvent] {
    switch key {
    case .text("y"): [.confirm]
    case .text("t"): [.useTheirs]
    case .text("m"): [.merge]
    case .escape, .text("n"), .text("q"): [.cancel]
    default: []
    }
  }

  private static func pasted(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
    }.joined(separator: "\n")
  }

  private static func textEdit(_ key: Key) -> TextEdit? {
    switch key {
    case .text(let scalar): .insert(String(Character(scalar)))
    // A search term has one line.
    case .paste(let text): .insert(pasted(text).split(separator: "\n").joined(separator: " "))
    case .backspace: .deleteBackward
    case .delete, .control("d"): .deleteForward
    case .control("w"), .alt(.backspace): .deleteWord
    case .control("u"): .deleteToStart
    case .control("k"): .deleteToEnd
    case .left, .control("b"): .left
    case .right, .control("f"): .right
    case .alt(.left), .alt(.text("b")): .wordLeft
    case .alt(.right), .alt(.text("f")): .wordRight
    case .home, .control("a"): .start
    case .end: .end
    default: nil
    }
  }
}
