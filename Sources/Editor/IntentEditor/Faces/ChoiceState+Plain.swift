import IntentOptions

/// The page of a list that the plain face prints, and the entries that it has printed so far.
struct PlainPage {
  static let length = 20

  /// The list's entries. A list with other entries starts again at its first page.
  let identifiers: [String]
  /// The lines of all entries, as the conversation last wrote them.
  var lines: [String]
  /// The first entry of the page.
  var start: Int

  /// Stands for the time before the first list.
  init() { (identifiers, lines, start) = ([], [], 0) }

  init(_ list: OptionList<some Any>, at place: Int) {
    identifiers = list.entries.map { "\($0.section ?? "")\n\($0.option.identifier)" }
    lines = list.entries.map { PlainWords.line(of: $0) }
    start = place / Self.length * Self.length
  }

  var end: Int { min(start + Self.length, lines.count) }

  var hasMore: Bool { end < lines.count }

  var offer: String { hasMore ? " m for more," : "" }
}

extension ChoiceState: PlainState {
  var heading: [String] { [list.title] }
  var waits: [String] { [] }

  func ask(in conversation: inout PlainConversation<ChoiceState>) async -> Bool {
    if conversation.page.lines.isEmpty { for remark in remarks { await conversation.say(remark) } }
    await conversation.sayEntries(of: list, at: kind == .outline ? list.cursor : 0)
    await conversation.say(question(conversation.page))
    guard let line = await conversation.ask("\(list.title): ") else { return false }
    if await conversation.sayMore(line, of: list) { return true }
    if kind == .outline, Int(line) == nil, await conversation.command(line, in: list) { return true }
    await conversation.choose(line, in: list)
    return true
  }

  private func question(_ page: PlainPage) -> String {
    switch kind {
    case .picker: "Number to choose,\(page.offer) / TEXT to search, Enter to quit"
    case .question: "Number to choose,\(page.offer) / TEXT to search, Enter to go back"
    case .outline:
      "Number to edit,\(page.offer) a 3 to add beside it, d 3 to remove it, up 3 and down 3 to move it, / "
        + "TEXT to search, u to undo, r to redo, s to save, q to quit"
    }
  }
}

extension PlainConversation {
  /// Says the first page of a new list, or else only the entries that changed.
  ///
  /// - Parameter place: An entry on the first page.
  mutating func sayEntries(of list: OptionList<some Any>, at place: Int = 0) async {
    if list.isEmpty {
      await say(list.search.isEmpty ? "There are no options" : "Nothing matches '\(list.search.text)'")
    }
    let new = PlainPage(list, at: place)
    guard page.identifiers == new.identifiers else {
      page = new
      if let chosen = list.entries.firstIndex(where: \.isChosen), chosen >= page.end, place == 0 {
        await say("  \(chosen + 1). \(page.lines[chosen])")
      }
      return await sayPage(of: list)
    }
    for (index, line) in new.lines.enumerated() where line != page.lines[index] {
      await say("  \(index + 1). \(line)")
    }
    page.lines = new.lines
  }

  /// Returns `false` if the line doesn't ask for more.
  mutating func sayMore(_ line: String, of list: OptionList<some Any>) async -> Bool {
    guard line.lowercased() == "m", page.hasMore else { return false }
    page.start = page.end
    await sayPage(of: list)
    return true
  }

  private func sayPage(of list: OptionList<some Any>) async {
    var section: String?
    for index in page.start..<page.end {
      let title = list.entries[index].section
      if title != section, let title { await say("  \(title)") }
      section = title
      await say("  \(index + 1). \(page.lines[index])")
    }
    if page.lines.count > PlainPage.length {
      await say("\(page.start + 1) to \(page.end) of \(page.lines.count)")
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
    } else {
      var titles = TypedNames<Int>()
      for (index, entry) in list.entries.enumerated() { titles.add(entry.option.displayString, index) }
      let found = titles.values(line)
      if found.count == 1 {
        await send(.choose(found[0].value))
        return
      }
      let numbers = found.prefix(PlainPage.length).map { "\($0.value + 1)" }.joined(separator: " or ")
      await say(found.isEmpty ? "'\(line)' is not an option" : "'\(line)' can be \(numbers); type the number")
    }
  }

  /// Returns `false` if the line isn't a command of an outline.
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
