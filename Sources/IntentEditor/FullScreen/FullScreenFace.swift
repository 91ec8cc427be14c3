import IntentPlatform
import IntentRuntime

/// Shows the editor on the whole screen of a terminal: rows, arrow keys, lists to search in.
///
/// The terminal is the one of a standard stream, or the process's own where all of them are redirected; nothing is
/// written to standard output otherwise. However the editor ends, the terminal is left as it was.
public struct FullScreenFace: EditorFace {
  private let environment: TerminalEnvironment

  public init() {
    environment = .current
  }

  /// Whether there is a terminal, and it can do what this face needs.
  public static var isAvailable: Bool {
    !TerminalEnvironment.current.isDumb && TerminalDevice.open() != nil
  }

  /// Runs the editor until it is done.
  ///
  /// - Throws: ``FullScreenError``, and `CancellationError` where the task was cancelled. Nothing was saved then.
  public func run(_ session: EditorSession) async throws -> EditorOutcome {
    guard let device = TerminalDevice.open() else { throw FullScreenError.noTerminal }
    let isColoured = environment.usesColour(isTerminal: true)
    let glyphs: Glyphs = environment.usesUnicode ? .unicode : .ascii
    var run = FullScreenRun(session, device, glyphs: glyphs, isColoured: isColoured)
    return try await run.run()
  }
}

/// Why an editor on the whole screen ended without an outcome.
public enum FullScreenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no terminal to show it on.
  case noTerminal
  /// The terminal was closed meanwhile.
  case terminalClosed
  public var description: String {
    switch self {
    case .noTerminal: "there is no terminal to show the editor on"
    case .terminalClosed: "the terminal was closed, and nothing was saved"
    }
  }
}
