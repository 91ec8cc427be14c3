import IntentPlatform
import IntentText

/// Shows the editor full-screen in a terminal, with rows, arrow keys and searchable lists.
///
/// Uses a terminal among the standard streams, or else the controlling terminal, and always restores it.
/// Writes to standard output only if standard output is this terminal.
package struct FullScreenFace: EditorFace {
  private let environment: TerminalEnvironment
  private let keepsTerminal: Bool
  private let kept = Guarded<TerminalDevice?>(nil)
  /// Keys typed after the previous editor ended, for the next one.
  private let keysAhead = Guarded<[Key]>([])

  /// - Parameter keepsTerminal: Keeps the terminal until ``end()``, for several editors in a row. Keys typed
  ///   between two editors don't reach the terminal's own functions, such as Ctrl-S.
  package init(keepsTerminal: Bool = false) {
    environment = .current
    self.keepsTerminal = keepsTerminal
  }

  /// Gives a kept terminal back to the shell.
  package func end() {
    kept.withLock { device in
      device?.giveBack()
      device = nil
    }
  }

  /// Whether a capable terminal is available.
  package static var isAvailable: Bool {
    !TerminalEnvironment.current.isDumb && TerminalDevice.open() != nil
  }

  /// Runs the editor until the user saves or quits.
  ///
  /// - Throws: ``FullScreenError``, or `CancellationError` if the task was cancelled. Nothing was saved
  ///   then.
  package func run(_ session: EditorSession) async throws -> EditorOutcome {
    try await show(session)
  }

  package func choose<Value>(from choice: ChoiceState<Value>) async throws -> ChoiceOutcome<Value> {
    try await show(FaceSession(choice))
  }

  private func show<State: FullScreenState>(_ session: FaceSession<State>) async throws -> State.Outcome {
    guard let device = kept.withLock({ $0 }) ?? TerminalDevice.open() else {
      throw FullScreenError.noTerminal
    }
    if keepsTerminal { kept.withLock { $0 = device } }
    let isColoured = environment.usesColour(isTerminal: true)
    let glyphs: Glyphs = environment.usesUnicode ? .unicode : .ascii
    var run = FullScreenRun(
      session,
      on: device,
      glyphs: glyphs,
      isColoured: isColoured,
      keysAhead: keysAhead,
      keepsTerminal: keepsTerminal
    )
    return try await run.run()
  }
}

/// A full-screen editor ended without an outcome.
package enum FullScreenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No terminal is available.
  case noTerminal
  /// The terminal was closed.
  case terminalClosed
  package var description: String {
    switch self {
    case .noTerminal: "there is no terminal to show the editor on"
    case .terminalClosed: "the terminal was closed, and nothing was saved"
    }
  }
}

private let waitingTick = Duration.milliseconds(100)
/// How many ticks pass before the editor shows that it is waiting.
private let waitingPatience = 2

/// One run of a full-screen editor: draws its state, turns keys into events, and waits for either to change.
struct FullScreenRun<State: FullScreenState> {
  private let session: FaceSession<State>
  private let device: TerminalDevice
  private let glyphs: Glyphs
  private let happenings = Guarded(Happenings())
  private let keysAhead: Guarded<[Key]>
  private let keepsTerminal: Bool
  /// Wakes the run once for any number of events.
  private let wakes: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private var writer: FrameWriter
  private var state: State?
  private var ticker: Task<Void, Never>?
  private var ticks = 0
  private var scroll = 0
  private var screen: ScreenKind?
  private var top: Int?
  private var handOver: TextHandOver?
  private let hasEditor = TextHandOver.chosenProgram != nil

  init(
    _ session: FaceSession<State>,
    on device: TerminalDevice,
    glyphs: Glyphs,
    isColoured: Bool,
    keysAhead: Guarded<[Key]>,
    keepsTerminal: Bool
  ) {
    self.keepsTerminal = keepsTerminal
    self.session = session
    self.keysAhead = keysAhead
    self.device = device
    self.glyphs = glyphs
    (wakes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    writer = FrameWriter(isColoured: isColoured)
  }

  mutating func run() async throws -> State.Outcome {
    // Take the earlier keys before the terminal adds later ones.
    let ahead = keysAhead.withLock { keys in
      defer { keys = [] }
      return keys
    }
    if !ahead.isEmpty {
      happenings.withLock { $0.add(.terminal(.keys(ahead))) }
      continuation.yield()
    }
    let terminal = TerminalSession(device, keepsTerminal: keepsTerminal)
    let ended = Task { [happenings, continuation] in
      for await event in terminal.events {
        happenings.withLock { $0.add(.terminal(event)) }
        continuation.yield()
      }
      continuation.finish()
    }
    let states = Task { [session, happenings, continuation] in
      for await _ in session.states {
        happenings.withLock { $0.add(.changed) }
        continuation.yield()
      }
    }
    let result: Result<State.Outcome, any Error>
    do { result = .success(try await follow(terminal)) } catch { result = .failure(error) }
    states.cancel()
    ticker?.cancel()
    _ = handOver?.finish(code: 1)
    // Stop drawing before the terminal is restored.
    terminal.stop()
    await ended.value
    for case .terminal(.keys(let keys)) in happenings.withLock({ $0.take() }) { keep(keys) }
    return try result.get()
  }

  private mutating func follow(_ terminal: TerminalSession) async throws -> State.Outcome {
    await send(.started, at: terminal)
    for await _ in wakes {
      for happening in happenings.withLock({ $0.take() }) {
        if state?.outcome != nil {
          if case .terminal(.keys(let keys)) = happening { keep(keys) }
          continue
        }
        switch happening {
        case .terminal(.closed): throw FullScreenError.terminalClosed
        case .terminal(let event): await take(event, at: terminal)
        // `state` may predate the response to the last key.
        case .changed: state = await session.state
        case .tick: ticks += 1
        }
        countTime()
      }
      if let outcome = state?.outcome { return outcome }
      draw()
    }
    try Task.checkCancellation()
    throw FullScreenError.terminalClosed
  }

  private mutating func countTime() {
    if state?.isWaiting != true {
      ticker?.cancel()
      (ticker, ticks) = (nil, 0)
    } else if ticker == nil {
      ticker = Task { [happenings, continuation] in
        while (try? await Task.sleep(for: waitingTick)) != nil {
          happenings.withLock { $0.add(.tick) }
          continuation.yield()
        }
      }
    }
  }

  private mutating func take(_ event: TerminalEvent, at terminal: TerminalSession) async {
    switch event {
    case .keys(let keys):
      var rest = keys[...]
      while let key = rest.first {
        guard await session.state.outcome == nil else { return keep(rest) }
        if let (text, count) = await session.state.typing(rest) {
          await send(.edit(.insert(text)), at: terminal)
          rest = rest.dropFirst(count)
        } else {
          await press(key, at: terminal)
          rest = rest.dropFirst()
        }
      }
    case .interrupted: await send(.quit, at: terminal)
    case .returned(let code):
      guard let handOver else { return }
      self.handOver = nil
      let text = handOver.finish(code: code)
      await send(
        handOver.problem(code: code).map { .failed($0) } ?? .edited(handOver.place, text),
        at: terminal
      )
    case .cleared: writer.forget()
    case .resized, .closed: break
    }
  }

  private func keep(_ keys: some Sequence<Key>) {
    keysAhead.withLock { $0 += keys }
  }

  private mutating func press(_ key: Key, at terminal: TerminalSession) async {
    let state = await session.state
    guard state.outcome == nil else { return }
    var events = state.events(for: key)
    if case .click(let line, _) = key, let target = picture.target(atLine: line, in: state) {
      events = state.events(forClickAt: target)
    }
    // Without an external editor, edit texts in their row.
    if events == [.open], state.opensText, !hasEditor { events = [.typeIn] }
    for event in events { await send(event, at: terminal) }
    if let lines = state.scrolling(for: key) {
      scroll = EditorState.moved(scroll, by: lines, in: picture.scrollLimit(of: state) + 1)
    }
    if !events.isEmpty { scroll = 0 }
    if let second = state.keyAfterEscape(key) {
      await press(.escape, at: terminal)
      await press(second, at: terminal)
    }
  }

  private mutating func send(_ event: EditorEvent, at terminal: TerminalSession) async {
    let effects = await session.send(event)
    state = await session.state
    for case .edit(let place, let text) in effects where handOver == nil {
      do {
        let handOver = try TextHandOver(text, for: place)
        self.handOver = handOver
        terminal.run(handOver.arguments)
      } catch {
        let reason = "Cannot open the text in an editor: cannot write to '\(TextHandOver.parent.path)'"
        await send(.failed(reason), at: terminal)
      }
    }
  }

  private var picture: EditorPicture {
    let spin = ticks < waitingPatience ? nil : ticks - waitingPatience
    return EditorPicture(
      size: device.terminal.size ?? .usual,
      glyphs: glyphs,
      spin: spin,
      scroll: scroll,
      top: top,
      hasEditor: hasEditor
    )
  }

  private mutating func draw() {
    guard let state, handOver == nil else { return }
    if state.screenKind != screen { (screen, top) = (state.screenKind, nil) }
    let drawn = picture.drawn(state)
    top = drawn.top
    device.draw(writer.bytes(for: drawn.frame))
  }
}

/// The waiting events of a run. Keys can arrive faster than it draws, so it handles all of them and then
/// draws once.
struct Happenings: Sendable {
  /// What a run reacts to: the terminal, a changed state, or a tick of the clock while the editor waits.
  enum Happening: Sendable, Hashable {
    case terminal(TerminalEvent)
    case changed
    case tick
  }

  private var waiting: [Happening] = []
  private var keys: [Key] = []

  mutating func add(_ happening: Happening) {
    if case .terminal(.keys(let more)) = happening {
      keys += more
    } else if happening != .changed || !keys.isEmpty || waiting.last != .changed {
      endKeys()
      waiting.append(happening)
    }
  }

  mutating func take() -> [Happening] {
    endKeys()
    defer { waiting = [] }
    return waiting
  }

  private mutating func endKeys() {
    if !keys.isEmpty { waiting.append(.terminal(.keys(keys))) }
    keys = []
  }
}
