import Dispatch
import IntentEditor
import IntentEditorPage
import IntentOptionsClient
import IntentPlatform
import IntentText
import Subprocess

/// Serves a page until the user is done.
actor PageHost {
  private let site: any WebSite
  private let port: Int?
  private let opensBrowser: Bool
  private var server: RunningPageServer?
  let interruption = EndSignal()

  init(_ site: any WebSite, port: Int?, opensBrowser: Bool) {
    (self.site, self.port, self.opensBrowser) = (site, port, opensBrowser)
  }

  func start() async throws {
    guard server == nil else { return }
    let server = try await PageServer(port: port, site: site).start()
    self.server = server
    Terminal.standardError.write("\(server.address)\nPress Ctrl-C to stop.\n")
    if opensBrowser { Browser.open(server.address) }
  }

  func stop() async {
    await server?.stop()
    server = nil
  }
}

/// Waits for a signal that ends the program, such as Ctrl-C.
final class EndSignal: Sendable {
  private let state = Guarded((hasArrived: false, waiters: [AsyncStream<Void>.Continuation]()))
  /// How long the program has to end after a signal. Reading a provider's huge response can't be cancelled.
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
      // This is safe: files are replaced atomically.
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
        ProviderGroups.end()
        _exit(130)
      }
    }
  }

  func wait() async {
    let (signals, waiter) = AsyncStream<Void>.makeStream()
    state.withLock { state in
      if state.hasArrived { waiter.finish() } else { state.waiters.append(waiter) }
    }
    for await _ in signals {}
  }
}

/// Opens an address in the default browser of a person at this computer.
enum Browser {
  /// Opens the address without waiting. Failures don't matter, because the address is also printed.
  static func open(_ address: String) {
    guard let name = opener else { return }
    Task {
      var options = PlatformOptions()
      // A Ctrl-C in the terminal must not end the browser.
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
