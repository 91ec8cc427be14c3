import IntentRuntime

extension PlainConversation {
  func takeField(_ field: FieldEditing, _ state: EditorState) async -> Bool {
    let row = state.row(at: field.place)
    let name = row.map { state.name(of: $0) } ?? field.place.parameter
    await say("\(name): \(field.hint)")
    let now = field.buffer.isEmpty ? "none" : field.buffer.text
    await say("Now: \(now). Enter keeps it, - clears it, < goes back")
    guard let line = await ask("\(name): ") else { return false }
    switch line {
    case "", "<": await send(.cancel)
    case "-":
      await send(.cancel)
      await send(.clear)
    case "?":
      if let row { await sayHelp(state.help(on: row)) }
    default:
      // A backslash escapes the commands.
      await send(.edit(.replace(line.hasPrefix("\\") ? String(line.dropFirst()) : line)))
      await send(.open)
      let state = await session.state
      guard case .field = state.screen else { break }
      if let problem = state.message { await say("error: \(problem)") }
      await send(.edit(.replace(field.buffer.text)))
    }
    return true
  }

  func takeOptions(_ list: OptionList, _ state: EditorState) async -> Bool {
    for remark in list.remarks { await say(remark) }
    switch list.phase {
    case .loading: await say("There is no answer yet; r asks again")
    case .failed(let reason): await say("error: cannot get the options: \(reason); r asks again")
    case .loaded:
      if list.isEmpty {
        await say(
          list.search.isEmpty
            ? "There are no options" : "Nothing matches '\(list.search.text)'"
        )
      }
    }
    var section: String?
    for (index, entry) in list.entries.enumerated() {
      if entry.section != section, let title = entry.section { await say("  \(title)") }
      section = entry.section
      await say("  \(index + 1). \(PlainWords.line(of: entry))")
    }
    if let message = list.message { await say(message) }
    let again = list.isAsked ? " r to ask again," : ""
    await say(
      list.isOutline
        ? "Number to edit, a 3 to add beside it, d 3 to remove it, up 3 and down 3 to move it, / TEXT to search, "
          + "u to undo, r to redo, s to save, q to quit"
        : list.isPicker
          ? "Number to choose, / TEXT to search, Enter to \(state.isForm ? "go back" : "quit")"
          : "Number to choose, / TEXT to search, = to type one,\(again) - to clear, Enter to go back"
    )
    guard let line = await ask("\(list.title): ") else { return false }
    if let number = Int(line) {
      if number > 0, number <= list.entries.count {
        await send(.choose(number - 1))
      } else {
        await say("There is no option \(number)")
      }
      return true
    }
    if list.isOutline, await takeOutline(line, list) { return true }
    switch line {
    case "", "<":
      if !list.search.isEmpty {
        await send(.search)
        await send(.cancel)
      }
      await send(.cancel)
    case "=": await send(.typeIn)
    case "r": await send(.retry)
    case "-": await send(.clear)
    case _ where line.hasPrefix("/"):
      await send(.search)
      await send(.edit(.replace(String(line.dropFirst().trimming(while: \.isWhitespace)))))
    default:
      let word = line.lowercased()
      if let index = list.entries.firstIndex(where: { $0.option.displayString.lowercased() == word }) {
        await send(.choose(index))
      } else {
        await say("'\(line)' is not an option")
      }
    }
    return true
  }

  private func takeOutline(_ line: String, _ list: OptionList) async -> Bool {
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
      guard list.entries.indices.contains(number - 1) else {
        await say("There is no option \(number)")
        return true
      }
      await send(.move(by: number - 1 - list.cursor))
    }
    await send(event)
    return true
  }

  func takeReview(_ review: EditorReview, _ state: EditorState) async -> Bool {
    if review.changes.isEmpty { await say("No changes") }
    for change in review.changes {
      await say("\(change.title): \(change.before ?? "none") -> \(change.after ?? "none")")
    }
    for problem in review.problems { await say("error: \(problem)") }
    for note in review.notes { await say("Note: \(note)") }
    let place = state.destination.isEmpty ? "" : " to \(state.destination)"
    return await takeYesOrNo("Save\(place)? (y/n) ")
  }

  func takeHelp(_ help: EditorHelp) async -> Bool {
    await sayHelp(help)
    await send(.cancel)
    return true
  }

  private func sayHelp(_ help: EditorHelp) async {
    await say(help.title)
    for fact in help.facts { await say("  \(fact.name): \(fact.text)") }
  }

  func takeFind(_ search: RowSearch, _ state: EditorState) async -> Bool {
    if search.entries.isEmpty { await say("Nothing matches '\(search.term.text)'") }
    for entry in search.entries {
      if let index = state.rows.firstIndex(where: { $0.place == entry.row.place }) {
        await say("\(index + 1). \(PlainWords.line(of: entry.row, state))")
      } else {
        await say("Hidden: \(entry.row.whyHidden ?? entry.name)")
      }
    }
    await send(.cancel)
    return true
  }

  func takeConflict(_ conflict: EditorConflict) async -> Bool {
    await say(conflict.reason)
    for difference in conflict.differences {
      let (mine, theirs) = (difference.mine ?? "none", difference.theirs ?? "none")
      await say("\(difference.title): yours \(mine), theirs \(theirs)")
    }
    guard conflict.canUseTheirs else { return await takeYesOrNo("Replace it? (y/n) ") }
    await say("y replaces it, t uses theirs, m uses theirs with your changes, n goes back")
    guard let line = await ask("Replace it? (y/t/m/n) ")?.lowercased() else { return false }
    switch line {
    case "y", "yes": await send(.confirm)
    case "t": await send(.useTheirs)
    case "m": await send(.merge)
    case "n", "no", "<", "": await send(.cancel)
    default: await say("Type y, t, m or n")
    }
    return true
  }

  func takeYesOrNo(_ question: String) async -> Bool {
    guard let line = await ask(question)?.lowercased() else { return false }
    switch line {
    case "y", "yes": await send(.confirm)
    case "n", "no", "<", "": await send(.cancel)
    default: await say("Type y or n")
    }
    return true
  }
}
