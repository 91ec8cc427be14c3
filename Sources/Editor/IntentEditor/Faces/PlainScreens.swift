import IntentRuntime

extension PlainConversation<EditorState> {
  mutating func takeField(_ field: FieldEditing, _ state: EditorState) async -> Bool {
    page = PlainPage()
    let row = state.row(at: field.place)
    let name = row.map { state.name(of: $0) } ?? field.place.parameter
    await say("\(name): \(field.hint)")
    let (now, isNew) = (field.buffer.text, row?.control == .newElement)
    let effect = now.isEmpty ? "" : isNew ? "adds it, < " : "keeps it, - clears it, < "
    await say("Now: \(now.isEmpty ? "none" : now). Enter \(effect)goes back")
    guard let line = await ask("\(name): ") else { return false }
    switch line {
    case "" where isNew: await accept(now, into: field)
    case "", "<": await send(.cancel)
    case "-":
      await send(.cancel)
      await send(.clear)
    case "?":
      if let row { await sayHelp(state.help(on: row)) }
    default:
      // A backslash escapes the commands.
      await accept(line.hasPrefix("\\") ? String(line.dropFirst()) : line, into: field)
    }
    return true
  }

  /// Accepts a text, or says what is wrong and restores the field's.
  private func accept(_ text: String, into field: FieldEditing) async {
    await send(.edit(.replace(text)))
    await send(.open)
    let state = await session.state
    guard case .field = state.screen else { return }
    if let problem = state.message { await say("error: \(problem)") }
    await send(.edit(.replace(field.buffer.text)))
  }

  mutating func takeOptions(_ list: OptionList<ParameterValue>) async -> Bool {
    switch list.phase {
    case .loading: await say("There is no answer yet; r asks again")
    case .failed(let reason): await say("error: cannot get the options: \(reason); r asks again")
    case .loaded: break
    }
    await sayEntries(of: list)
    if let message = list.message { await say(message) }
    let more = (list.isAsked ? " r to ask again," : "") + (list.takesSeveral ? "" : " - to clear,")
    await say("Number to choose,\(page.offer) / TEXT to search, = TEXT to type one,\(more) Enter to go back")
    guard let line = await ask("\(list.title): ") else { return false }
    if await sayMore(line, of: list) { return true }
    switch line {
    case _ where line.hasPrefix("="):
      await send(.typeIn)
      let text = String(line.dropFirst().trimming(while: \.isWhitespace))
      if !text.isEmpty, case .field(let field) = await session.state.screen {
        await accept(text, into: field)
      }
    case "r": await send(.retry)
    case "-": await send(.clear)
    default: await choose(line, in: list)
    }
    return true
  }

  func takeReview(_ review: EditorReview, _ state: EditorState) async -> Bool {
    if review.changes.isEmpty { await say("No changes") }
    for change in review.changes {
      await say("\(change.title): \(change.before ?? "none") -> \(change.after ?? "none")")
    }
    for problem in review.problems { await say("warning: \(problem)") }
    for note in review.notes { await say("note: \(note)") }
    return await takeYesOrNo("\(state.questionBeforeSaving) (y/n) ")
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
    for entry in search.entries.prefix(PlainPage.length) {
      if let index = state.rows.firstIndex(where: { $0.place == entry.row.place }) {
        await say("\(index + 1). \(PlainWords.line(of: entry.row, state))")
      } else {
        await say("Hidden: \(entry.row.whyHidden ?? entry.name)")
      }
    }
    let rest = search.entries.count - PlainPage.length
    if rest > 0 { await say("and \(rest) more; type more of the name") }
    await send(.cancel)
    return true
  }

  func takeConflict(_ reason: String) async -> Bool {
    await say(reason)
    return await takeYesOrNo("Replace it? (y/n) ")
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
