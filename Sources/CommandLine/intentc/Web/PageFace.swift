import Dispatch
import IntentEditor
import IntentEditorPage
import IntentSchema

/// Shows the editor in a browser. One server serves all sessions of a command.
actor PageFace: EditorFace {
  private let port: Int?
  private let opensBrowser: Bool
  private let site = EditorSite()
  private var server: RunningPageServer?
  private var schema: ConfigurationSchema?
  private var languages = PageLanguages()
  private var language = ""
  /// Ends when a signal asks the program to end.
  private let interruption = Interruption()

  init(port: Int?, opensBrowser: Bool) {
    self.port = port
    self.opensBrowser = opensBrowser
  }

  /// Lets pages choose a language from now on.
  ///
  /// - Parameters:
  ///   - languages: The languages.
  ///   - schema: What is edited, with the definition's own texts.
  ///   - locale: The language in which it begins.
  func offer(_ languages: PageLanguages, for schema: ConfigurationSchema, locale: String?) {
    (self.languages, self.schema) = (languages, schema)
    language = languages.code(of: locale)
  }

  func run(_ session: EditorSession) async throws -> EditorOutcome {
    await session.send(.started)
    await site.show(session, of: schema, in: languages, language)
    try await start()
    let outcome = await withTaskGroup(of: EditorOutcome?.self) { group in
      group.addTask {
        for await state in session.states {
          await self.site.wake()
          if let outcome = state.outcome { return outcome }
        }
        return nil
      }
      group.addTask {
        await self.interruption.wait()
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
    if let outcome { return outcome }
    return await Self.outcome(of: session.state)
  }

  /// How a session ended that a signal ended.
  private static func outcome(of state: EditorState) -> EditorOutcome {
    guard let saved = state.saved else { return .quit }
    if state.hasChanges {
      Terminal.standardError.write("note: the changes since the last save are not saved\n")
    }
    return .saved(saved)
  }

  /// Says goodbye to all pages and closes the server.
  ///
  /// - Parameter ending: What the pages say.
  func stop(_ ending: PageView.Ending = .ended) async {
    await site.end(ending)
    await server?.stop()
    server = nil
  }

  private func start() async throws {
    guard server == nil else { return }
    let server = try await PageServer(port: port, site: site).start()
    self.server = server
    Terminal.standardError.write("\(server.address)\nPress Ctrl-C to stop.\n")
    if opensBrowser { Browser.open(server.address) }
  }
}
