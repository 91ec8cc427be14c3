import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentPlatform

/// Connects pages with the desk. All pages show the same definition.
actor DesignWebSite: WebSite {
  private var desk: DesignDesk
  private let audience = PageAudience()
  private var ending: PageView.Ending?
  private var watched: (session: EditorSession, task: Task<Void, Never>)?
  /// The task of the newest message; each message waits for the previous one.
  private var last: Task<Void, Never>?

  init(_ desk: DesignDesk) { self.desk = desk }

  func start() async {
    await watch()
    await takeForm()
  }

  func end() async -> (written: [String], isLossy: Bool) {
    ending = .ended
    watched?.task.cancel()
    await audience.end()
    return (desk.written, desk.hasChanges)
  }

  func file(at path: String) async -> PageFile? {
    await PageText.file(at: path) { await state(entryLimit: PageView.entryStep) }
  }

  func converse(with page: PageConnection) async {
    await audience.converse(
      with: page,
      state: { await self.state(entryLimit: $0) },
      take: { await self.take($0, $1) }
    )
  }

  private func state(entryLimit: Int) async -> [UInt8] {
    var view = desk.view(await desk.form?.session.state)
    (view.entryLimit, view.ending) = (entryLimit, ending)
    var writer = JSONWriter()
    writer.design(view)
    return writer.bytes
  }

  // MARK: Messages

  private func take(_ text: String, _ limit: Guarded<Int>) async {
    let former = last
    let task = Task {
      await former?.value
      await obey(text, limit)
    }
    last = task
    await task.value
  }

  private func obey(_ text: String, _ limit: Guarded<Int>) async {
    var form: (number: Int, state: EditorState)?
    if let open = desk.form { form = (open.number, await open.session.state) }
    guard let message = DesignMessage(text, form: form, isSaving: desk.saving != nil) else { return }
    if case .form(let message) = message, let session = desk.form?.session {
      await send(message, to: session, limit)
    }
    desk.perform(message, refused: form?.state.refused)
    await watch()
    await takeForm()
    await audience.wake()
  }

  private func takeForm() async {
    if let session = desk.form?.session { desk.take(await session.state, of: session) }
  }

  private func send(_ message: PageMessage, to session: EditorSession, _ limit: Guarded<Int>) async {
    switch message {
    case .more: limit.withLock { $0 += PageView.entryStep }
    case .language: break
    case .events(let events):
      if events.contains(where: \.opensList) { limit.withLock { $0 = PageView.entryStep } }
      for event in events { await session.send(event) }
    }
  }

  private func watch() async {
    guard let session = desk.form?.session, session !== watched?.session else { return }
    watched?.task.cancel()
    await session.send(.started)
    let task = Task { [audience] in
      for await _ in session.states { await audience.wake() }
    }
    watched = (session, task)
  }
}

extension EditorState {
  /// Says why the open field refuses its text, without a final period; `nil` if it accepts it.
  fileprivate var refused: String? {
    guard case .field(let field) = screen, let problem = field.problem else { return nil }
    return "'\(field.buffer.text.shortened)' is not accepted: \(problem)"
  }
}
