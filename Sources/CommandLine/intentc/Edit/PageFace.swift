import Dispatch
import IntentEditor
import IntentEditorPage
import IntentPlatform
import IntentText
import Subprocess

/// Shows the editor in a browser. One server serves all sessions of a command.
actor PageFace: EditorFace {
  private let port: Int?
  private let opensBrowser: Bool
  private let site = EditorSite()
  private var server: RunningPageServer?
  private var schema: ConfigurationSchema?
  private var languages = PageLanguages()
  private var language = ""
  private let interruption = Interruption()

  init(port: Int?, opensBrowser: Bool) {
    self.port = port
    self.opensBrowser = opensBrowser
  }

  /// Lets pages choose a language from now on.
  ///
  /// - Parameters:
  ///   - schema: The edited schema, with the definition's own texts.
  func offer(_ languages: PageLanguages, for schema: ConfigurationSchema, locale: String?) {
    (self.languages, self.schema) = (languages, schema)
    language = PageLanguages.code(of: locale, among: languages.entries.map(\.language.code))
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

  private static func outcome(of state: EditorState) -> EditorOutcome {
    guard let saved = state.saved else { return .quit }
    if state.hasChanges {
      Terminal.standardError.write("note: the changes since the last save are not saved\n")
    }
    return .saved(saved)
  }

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

/// Waits for a signal that asks the program to end.
final class Interruption: Sendable {
  private let state = Guarded((hasArrived: false, waiters: [AsyncStream<Void>.Continuation]()))
  /// The time limit for ending. Reading a provider's huge answer can't be cancelled.
  private static let patience: DispatchTimeInterval = .seconds(2)

  init() {
    _ = SignalHandlers(writingTo: .shared)
    DispatchQueue.global().async { [state] in
      while true {
        var pipe = pollfd(fd: SignalPipe.shared.readEnd, events: Int16(POLLIN), revents: 0)
        _ = poll(&pipe, 1, -1)
        if SignalPipe.shared.read().contains(where: { $0 != 0 }) { break }
      }
      state.withLock { state in
        state.hasArrived = true
        for waiter in state.waiters { waiter.finish() }
      }
      // Exiting now loses nothing: files are replaced atomically, and a provider's guard notices when the
      // program is gone.
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { _exit(130) }
    }
  }

  /// Returns after a signal, or if the task is cancelled.
  func wait() async {
    let (signals, waiter) = AsyncStream<Void>.makeStream()
    state.withLock { state in
      if state.hasArrived { waiter.finish() } else { state.waiters.append(waiter) }
    }
    for await _ in signals {}
  }
}

enum Browser {
  /// Opens an address if possible. Failure is harmless, because the address is printed, too.
  static func open(_ address: String) {
    guard let name = opener else { return }
    Task {
      var options = PlatformOptions()
      // Shield the browser from Ctrl-C in the terminal.
      options.createSession = true
      _ = try? await Subprocess.run(
        .name(name),
        arguments: [address],
        platformOptions: options,
        input: .none,
        output: .discarded,
        error: .discarded
      )
    }
  }

  /// The program that opens addresses; `nil` without a display or an interactive session.
  private static var opener: String? {
    func isSet(_ name: String) -> Bool {
      getenv(name).map { $0.pointee != 0 } ?? false
    }
    if isSet("CI") || isSet("SSH_CONNECTION") { return nil }
    #if canImport(Darwin)
      return "open"
    #else
      return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") ? "xdg-open" : nil
    #endif
  }
}
