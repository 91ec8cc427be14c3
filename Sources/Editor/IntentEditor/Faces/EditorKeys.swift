extension EditorState {
  func events(for key: Key) -> [EditorEvent] {
    if key == .control("c") { return [.quit] }
    switch screen {
    case .rows: return EditorKeys.rowEvents(key, self)
    case .field(let field): return EditorKeys.fieldEvents(key, field, in: self)
    case .options(let list, _): return EditorKeys.ownEvents(key) ?? EditorKeys.searchEvents(key, in: list)
    case .review: return EditorKeys.reviewEvents(key)
    case .help: return EditorKeys.helpEvents(key)
    case .confirmQuit: return EditorKeys.quitEvents(key)
    case .conflict: return EditorKeys.conflictEvents(key)
    case .find: return EditorKeys.findEvents(key)
    }
  }

  /// Turns a click into events. On rows and in lists that take one entry, only a second click opens or
  /// chooses the target.
  func events(forClickAt target: Body.Target) -> [EditorEvent] {
    switch (screen, target) {
    case (.rows, .row(let place)): focusedRow?.place == place ? [.open] : [.focus(place)]
    case (.field(let field), .row(let place)): field.place == place ? [] : [.open, .focus(place)]
    case (.options(let list, _), .entry(let index)): list.events(forClickAt: index)
    case (.find(let search), .entry(let index)): [.move(by: index - search.cursor), .open]
    default: []
    }
  }
}

extension OptionList {
  func events(forClickAt index: Int) -> [EditorEvent] {
    takesSeveral || cursor == index ? [.choose(index)] : [.move(by: index - cursor)]
  }

  /// Whether a key is a part of the search term.
  func takes(_ key: Key) -> Bool {
    isSearching && !(search.isEmpty && [.text(" "), .text("/")].contains(key))
  }
}

extension EditorState {
  fileprivate var focusesElement: Bool {
    if case .element? = focusedRow?.place { true } else { false }
  }
}

/// Turns the keys of a terminal into events, for each screen.
enum EditorKeys {
  private static let page = 10

  static func rowEvents(_ key: Key, _ state: EditorState) -> [EditorEvent] {
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
    // In a form, people begin to type a title before they press Enter.
    case .text("d") where state.isForm && !state.focusesElement: []
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

  static func moveEvent(_ key: Key) -> EditorEvent? {
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

  static func fieldEvents(_ key: Key, _ field: FieldEditing, in state: EditorState) -> [EditorEvent] {
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

  /// Turns a key into events in a list whose search is closed.
  static func listEvents(_ key: Key) -> [EditorEvent] {
    if let move = moveEvent(key) { return [move] }
    return switch key {
    case .wheel(let count): [.move(by: 3 * count)]
    case .tab: [.move(by: 1)]
    case .backTab: [.move(by: -1)]
    case .enter: [.open]
    case .text(" "): [.toggle]
    case .text("/"): [.search]
    case .text("?"): [.help]
    case .escape, .text("q"): [.cancel]
    default: []
    }
  }

  static func outlineEvent(_ key: Key) -> EditorEvent? {
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

  /// The events of keys in a row's list.
  static func ownEvents(_ key: Key) -> [EditorEvent]? {
    switch key {
    case .control("x"): [.clear]
    case .control("r"): [.retry]
    case .control("t"): [.typeIn]
    default: nil
    }
  }

  static func searchEvents(_ key: Key, in list: OptionList<some Any>) -> [EditorEvent] {
    switch key {
    case .text(" ") where list.search.isEmpty: [.toggle]
    case .text("/") where list.search.isEmpty: [.search]
    case .home where list.search.isEmpty: [.moveToStart]
    case .end where list.search.isEmpty: [.moveToEnd]
    case .alt(.text) where list.search.isEmpty: []
    case .tab where !list.takesSeveral: [.move(by: 1)]
    default: searchEvents(key)
    }
  }

  static func helpEvents(_ key: Key) -> [EditorEvent] {
    [.escape, .enter, .text("q"), .text("?")].contains(key) ? [.cancel] : []
  }

  static func findEvents(_ key: Key) -> [EditorEvent] {
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

  static func reviewEvents(_ key: Key) -> [EditorEvent] {
    switch key {
    case .enter, .text("y"), .control("s"): [.confirm]
    case .escape, .text("q"), .text("n"): [.cancel]
    default: []
    }
  }

  static func quitEvents(_ key: Key) -> [EditorEvent] {
    switch key {
    case .text("y"), .text("q"): [.confirm]
    case .escape, .text("n"): [.cancel]
    case .text("s"), .control("s"): [.cancel, .save]
    default: []
    }
  }

  static func conflictEvents(_ key: Key) -> [EditorEvent] {
    switch key {
    case .text("y"): [.confirm]
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
