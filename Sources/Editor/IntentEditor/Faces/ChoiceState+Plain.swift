extension ChoiceState: PlainState {
  var heading: [String] { [list.title] }
  var waits: [String] { [] }

  func ask(in conversation: inout PlainConversation<ChoiceState>) async -> Bool {
    for remark in remarks { await conversation.say(remark) }
    await conversation.sayEntries(of: list)
    await conversation.say(question)
    guard let line = await conversation.ask("\(list.title): ") else { return false }
    if kind == .outline, Int(line) == nil, await conversation.command(line, in: list) { return true }
    await conversation.choose(line, in: list)
    return true
  }

  private var question: String {
    switch kind {
    case .picker: "Number to choose, / TEXT to search, Enter to quit"
    case .question: "Number to choose, / TEXT to search, Enter to go back"
    case .outline:
      "Number to edit, a 3 to add beside it, d 3 to remove it, up 3 and down 3 to move it, / TEXT to search, "
        + "u to undo, r to redo, s to save, q to quit"
    }
  }
}

extension PlainConversation {
  func sayEntries(of list: OptionList<some Any>) async {
    if list.isEmpty {
      await say(list.search.isEmpty ? "There are no options" : "Nothing matches '\(list.search.text)'")
    }
    var section: String?
    for (index, entry) in list.entries.enumerated() {
      if entry.section != section, let title = entry.section { await say("  \(title)") }
      section = entry.section
      await say("  \(index + 1). \(PlainWords.line(of: entry))")
    }
  }

  func choose(_ line: String, in list: OptionList<some Any>) async {
    if let number = Int(line) {
      guard list.entries.indices.contains(number &- 1) else {
        return await say("There is no option \(number)")
      }
      await send(.choose(number - 1))
    } else if line.isEmpty || line == "<" {
      if !list.search.isEmpty {
        await send(.search)
        await send(.cancel)
      }
      await send(.cancel)
    } else if line.hasPrefix("/") {
      await send(.search)
      await send(.edit(.replace(String(line.dropFirst().trimming(while: \.isWhitespace)))))
    } else if let index = list.entries.firstIndex(where: {
      $0.option.displayString.lowercased() == line.lowercased()
    }) {
      await send(.choose(index))
    } else {
      await say("'\(line)' is not an option")
    }
  }

  /// Returns `false` if the line is no command of an outline.
  fileprivate func command(_ line: String, in list: OptionList<some Any>) async -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    let event: EditorEvent
    switch words.first?.lowercased() {
    case "a": event = .add
    case "d": event = .clear
    case "up": event = .moveElement(by: -1)
    case "down": event = .moveElement(by: 1)
    case "u": event = .undo
    case "r": event = .redo
    case "s": event = .save
    case "q": event = .quit
    case nil where list.search.isEmpty: return true
    default: return false
    }
    if words.count == 2, let number = Int(words[1]) {
      guard list.entries.indices.contains(number &- 1) else {
        await say("There is no option \(number)")
        return true
      }
      await send(.move(by: number - 1 - list.cursor))
    }
    await send(event)
    return true
  }
}
