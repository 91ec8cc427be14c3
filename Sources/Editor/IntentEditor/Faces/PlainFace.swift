import IntentPlatform
import IntentRuntime
import IntentSchema
import IntentText

/// Shows the editor line by line with numbered choices, for screen readers, simple terminals and scripts.
/// The end of the input quits without saving.
package struct PlainFace: EditorFace {
  private let device: any LineDevice

  package init(_ device: some LineDevice = StandardLines()) {
    self.device = device
  }

  package func run(_ session: EditorSession) async throws -> EditorOutcome {
    await converse(in: session)
  }

  package func choose<Value>(from choice: ChoiceState<Value>) async throws -> ChoiceOutcome<Value> {
    await converse(in: FaceSession(choice))
  }

  private func converse<State: PlainState>(in session: FaceSession<State>) async -> State.Outcome {
    if device is StandardLines, isatty(STDIN_FILENO) == 1 { TerminalDevice.open()?.repair() }
    var handlers = SignalHandlers(interruptsOf: device)
    defer { handlers.remove() }
    var conversation = PlainConversation(session, device)
    return await conversation.run()
  }
}

/// A state that the plain face can print and ask about.
protocol PlainState: FaceState {
  var heading: [String] { get }
  var message: String? { get }
  /// Sentences about requests under way.
  var waits: [String] { get }
  /// Returns `false` at the end of the input.
  func ask(in conversation: inout PlainConversation<Self>) async -> Bool
}

/// Asks line by line, for screen readers, pipes and simple terminals.
struct PlainConversation<State: PlainState> {
  let session: FaceSession<State>
  /// The state as last printed; `nil` to print all of it again.
  private var known: State?
  /// The page of the open list.
  var page = PlainPage()
  /// The first row of the last page of rows.
  private var firstRow = 0
  private let device: any LineDevice
  private let interruption = Guarded(false)
  /// Whether the state may have a new message.
  private let isAnswered = Guarded(false)

  init(_ session: FaceSession<State>, _ device: any LineDevice) {
    self.session = session
    self.device = device
  }

  mutating func run() async -> State.Outcome {
    await send(.started)
    for line in await session.state.heading { await say(line) }
    while true {
      let state = await session.state
      if let outcome = state.outcome { return outcome }
      if takes(isAnswered), let message = state.message { await say(message) }
      if await !state.ask(in: &self), !takes(interruption) { await leave() }
    }
  }

  private func leave() async {
    await say("")
    await session.send(.quit)
    await session.send(.quit)
    await say("The input ended; nothing was saved")
  }

  // MARK: Input and output

  @discardableResult
  func send(_ event: EditorEvent) async -> [EditorEffect] {
    let effects = await session.send(event)
    isAnswered.withLock { $0 = true }
    // Don't read the next line before the list's options have arrived.
    for wait in await session.state.waits { await say(wait) }
    await settle()
    return effects
  }

  /// Waits for all answers, or until the user presses Ctrl-C.
  private func settle() async {
    guard device.isInterruptible else { return await session.settle() }
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let (session, device) = (session, device)
    let answers = Task {
      await session.settle()
      end.yield(false)
    }
    let interruptions = Task { if await device.waitForInterruption() { end.yield(true) } }
    defer {
      answers.cancel()
      interruptions.cancel()
    }
    guard await ends.first(where: { _ in true }) == true else { return }
    await say("")
    await session.send(.quit)
  }

  func say(_ line: String) async {
    await device.write(visibleLine(line))
  }

  func ask(_ question: String) async -> String? {
    await device.ask(visibleLine(question))
    return await read().map { String($0.trimming(while: \.isWhitespace)) }
  }

  private func takes(_ flag: Guarded<Bool>) -> Bool {
    flag.withLock { isSet in
      defer { isSet = false }
      return isSet
    }
  }

  private func read() async -> String? {
    do throws(Interruption) {
      return try await device.read()
    } catch {
      await say("")
      interruption.withLock { $0 = true }
      await send(.quit)
      return nil
    }
  }
}

extension EditorState: PlainState {
  var heading: [String] {
    let description = schema.description.text
    return [schema.title.text(or: schema.name)] + (description.isEmpty ? [] : [description])
  }

  var waits: [String] {
    let options = if case .options(let list, _) = screen { list.phase == .loading } else { false }
    let defaults = if case .waiting = provider.defaults { true } else { false }
    return (options ? ["Getting the options…"] : []) + (defaults ? ["Getting the defaults…"] : [])
  }

  func ask(in conversation: inout PlainConversation<EditorState>) async -> Bool {
    switch screen {
    case .rows: await conversation.takeRows(self)
    case .field(let field): await conversation.takeField(field, self)
    case .options(let list, _): await conversation.takeOptions(list)
    case .review(let review): await conversation.takeReview(review, self)
    case .help(let help): await conversation.takeHelp(help)
    case .confirmQuit: await conversation.takeYesOrNo("\(questionBeforeQuitting) (y/n) ")
    case .conflict(let reason): await conversation.takeConflict(reason)
    case .find(let search): await conversation.takeFind(search, self)
    }
  }
}

extension PlainConversation<EditorState> {
  /// Takes one line: a search after `/`, or a command with or without the number of a row. A number first
  /// moves the focus. Lists all rows again after an empty line, otherwise only says what changed. Returns
  /// `false` at the end of the input.
  fileprivate mutating func takeRows(_ state: EditorState) async -> Bool {
    page = PlainPage()
    if known == nil { await sayRows(state, from: 0) } else { await sayChanges(state) }
    known = state
    guard let line = await ask("> ") else { return false }
    if line.hasPrefix("/") {
      await send(.search)
      await send(.edit(.replace(String(line.dropFirst().trimming(while: \.isWhitespace)))))
      return true
    }
    let word = line.prefix { !$0.isWhitespace && !$0.isNumber }.lowercased()
    let rest = line.dropFirst(word.count).drop(while: \.isWhitespace)
    let number = Int(rest.prefix(while: \.isNumber))
    if word.isEmpty, number == nil {
      known = nil
      return true
    }
    if let number {
      guard state.rows.indices.contains(number - 1) else {
        await say("There is no row \(number); use 1 to \(state.rows.count)")
        return true
      }
      await send(.focus(state.rows[number - 1].place))
    }
    switch (word, number) {
    case ("m", nil) where firstRow + PlainPage.length < state.rows.count:
      await sayRows(state, from: firstRow + PlainPage.length)
    case ("", _): await open(state)
    case ("?", nil): await sayCommands(state)
    case ("?", _): await send(.help)
    case ("h", nil) where state.hiddenRows.isEmpty:
      await say("There are no hidden rows")
    case ("h", nil):
      await send(.toggleHidden)
      known = nil
    case ("s", nil): await send(.save)
    case ("q", nil): await send(.quit)
    case ("u", nil): await send(.undo)
    case ("r", nil): await send(.redo)
    case ("again", nil): await send(.retry)
    case ("c", _?): await send(.clear)
    case ("u", _?): await send(.revert)
    case ("=", _?): await send(.typeIn)
    case ("+", _?): await send(.step(1))
    case ("-", _?): await send(.step(-1))
    case ("up", _?): await send(.moveElement(by: -1))
    case ("down", _?): await send(.moveElement(by: 1))
    default: await say("'\(line)' is not a command; type ? for help")
    }
    return true
  }

  private func open(_ state: EditorState) async {
    for case .edit(let place, let text) in await send(.open) {
      await say("Now:")
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) { await say("  \(line)") }
      await say("Type the text, then a line with a single period; only a period keeps it")
      var lines: [String] = []
      while true {
        guard let line = await read() else { return }
        if line == "." { break }
        lines.append(line)
      }
      await send(.edited(place, lines.isEmpty ? nil : lines.joined(separator: "\n")))
    }
  }

  private mutating func sayRows(_ state: EditorState, from first: Int) async {
    firstRow = first
    let end = min(first + PlainPage.length, state.rows.count)
    for index in first..<max(first, end) { await sayRow(state.rows[index], index, state) }
    let count = state.hiddenRows.count { if case .parameter = $0.place { true } else { false } }
    if state.rows.isEmpty { await say("There is nothing to configure") }
    if count > 0, !state.showsHidden {
      await say(count == 1 ? "1 row is hidden; h shows why" : "\(count) rows are hidden; h shows why")
    }
    if state.rows.count > PlainPage.length { await say("Rows \(first + 1) to \(end) of \(state.rows.count)") }
    let more = end < state.rows.count ? " m for more," : ""
    await say(
      "Type the number of a row to change it,\(more) ? for help, s to \(state.wordForSaving), q to "
        + "\(state.wordForQuitting)"
    )
  }

  private mutating func sayChanges(_ state: EditorState) async {
    let known = known?.rows ?? []
    let before = Dictionary(known.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    let now = Set(state.rows.map(\.place))
    for row in known where !now.contains(row.place) {
      guard case .parameter = row.place else { continue }
      await say("No longer shown: \(state.row(at: row.place)?.whyHidden ?? state.name(of: row))")
    }
    for row in state.rows where before[row.place] == nil {
      guard case .parameter = row.place else { continue }
      await say("Now shown: \(state.name(of: row))")
    }
    let isSame = known.map(\.place) == state.rows.map(\.place)
    if !isSame, state.rows.count <= PlainPage.length { return await sayRows(state, from: 0) }
    let changed = state.rows.enumerated().filter { before[$0.element.place] != $0.element }
    for (index, row) in changed.prefix(PlainPage.length) { await sayRow(row, index, state) }
    let rest = changed.count - PlainPage.length
    if rest > 0 { await say("and \(rest) more") }
    if !isSame { await say("Other rows may have new numbers; Enter lists the rows") }
  }

  private func sayRow(_ row: EditorRow, _ index: Int, _ state: EditorState) async {
    await say("\(index + 1). \(PlainWords.line(of: row, state))")
    if let reason = row.whyHidden { await say("   Hidden: \(reason)") }
    for problem in row.problems { await say("   warning: \(problem)") }
  }

  private func sayCommands(_ state: EditorState) async {
    for line in PlainWords.commands(state) { await say(line) }
  }
}

/// What the conversation says, line by line.
enum PlainWords {
  static func commands(_ state: EditorState) -> [String] {
    [
      "A row's number changes it: a switch flips, other rows ask for a value",
      "u undoes the last change, r redoes it; u 3 restores row 3's original value",
      "c 3 clears row 3, or removes it from its list",
      "+ 3 and - 3 step it up and down; up 3 and down 3 move it in its list",
      "= 3 asks for typed text, even if there is a list",
      "? 3 describes row 3",
      "/ TEXT searches for rows",
      "h shows or hides hidden rows; Enter lists all rows",
      state.isForm
        ? "s accepts the form; q cancels it" : "s shows the changes and saves; q quits without saving",
    ]
  }

  static func line(of row: EditorRow, _ state: EditorState) -> String {
    let name = state.name(of: row)
    let stale = row.isStale ? " (not one of the options)" : ""
    switch row.control {
    case .newElement: return name
    case .list(0, _) where row.remark != nil: return "\(name): \(row.remark ?? "")"
    case .list(0, nil): return "\(name): none"
    case .list: return "\(name): \(row.control.countWords)"
    default:
      let none = row.value == nil ? row.remark ?? row.placeholder : EditorRow.emptyText
      return "\(name): \(row.text.isEmpty ? none : row.text)\(stale)"
    }
  }

  static func line<Value>(of entry: OptionList<Value>.Entry) -> String {
    let subtitle = entry.option.subtitle.map { $0.isEmpty ? "" : ", \($0)" } ?? ""
    let marks = (entry.isChosen ? ["chosen"] : []) + (entry.isStale ? ["not one of the options"] : [])
    return entry.option.displayString + subtitle
      + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
  }
}
