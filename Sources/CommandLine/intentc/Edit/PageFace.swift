import IntentEditor
import IntentEditorPage
import IntentText

/// Shows the editor in a browser. One server serves all of a command's sessions.
actor PageFace: EditorFace {
  private let site = EditorWebSite()
  private let host: PageHost
  private var schema: ConfigurationSchema?
  private var languages = PageLanguages()
  private var language = ""

  init(port: Int?, opensBrowser: Bool) {
    host = PageHost(site, port: port, opensBrowser: opensBrowser)
  }

  func offer(_ languages: PageLanguages, for schema: ConfigurationSchema, locale: String?) {
    (self.languages, self.schema) = (languages, schema)
    language = PageLanguages.code(of: locale, among: languages.entries.map(\.language.code))
  }

  func run(_ session: EditorSession) async throws -> EditorOutcome {
    if let outcome = try await show(session) { return outcome }
    return await Self.outcome(of: session.state)
  }

  func choose<Value>(from choice: ChoiceState<Value>) async throws -> ChoiceOutcome<Value> {
    try await show(FaceSession(choice)) ?? .quit
  }

  /// Returns `nil` if a signal ends the command.
  private func show<State: PageState>(_ session: FaceSession<State>) async throws -> State.Outcome? {
    await session.send(.started)
    await site.show(session, of: schema, in: languages, language)
    try await host.start()
    return await withTaskGroup(of: State.Outcome?.self) { group in
      group.addTask {
        for await state in session.states {
          await self.site.wake()
          if let outcome = state.outcome { return outcome }
        }
        return nil
      }
      group.addTask {
        await self.host.interruption.wait()
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }

  private static func outcome(of state: EditorState) -> EditorOutcome {
    guard let saved = state.lastSaved else {
      if state.hasChanges { Terminal.standardError.write("note: nothing is saved; the changes are lost\n") }
      return .quit
    }
    if state.hasChanges {
      Terminal.standardError.write("note: the changes since the last save are not saved\n")
    }
    return .saved(saved)
  }

  func stop(_ ending: PageView.Ending = .ended) async {
    await site.end(ending)
    await host.stop()
  }
}
