import IntentDiagnostics
import IntentEditor
import IntentEditorPage
import IntentPlatform

/// Connects pages with the desk. All pages show the same definition.
actor DesignWebSite: SharedSite {
  private var desk: DesignDesk
  let audience = PageAudience()
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

  func state(entryLimit: Int) async -> [UInt8] {
    var view = desk.view(await desk.form?.session.state)
    (view.entryLimit, view.ending) = (entryLimit, ending)
    var writer = JSONWriter()
    writer.design(view)
    return writer.bytes
  }

  // MARK: Messages

  func take(_ text: String, _ limit: Guarded<Int>) async {
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
      await session.take(message, limit)
    }
    desk.perform(message, refused: form?.state.refused)
    await watch()
    await takeForm()
    await audience.wake()
  }

  private func takeForm() async {
    if let session = desk.form?.session { desk.take(await session.state, of: session) }
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
