/// Shows the editor on the whole screen of a terminal: rows, arrow keys, searchable lists.
///
/// It uses a standard stream that is a terminal, or else the controlling terminal, and writes nothing to standard
/// output otherwise. However the editor ends, the terminal is restored.
public struct FullScreenFace: EditorFace {
  private let environment: TerminalEnvironment

  public init() {
    environment = .current
  }

  /// Whether there is a terminal with the needed capabilities.
  public static var isAvailable: Bool {
    !TerminalEnvironment.current.isDumb && TerminalDevice.open() != nil
  }

  /// Runs the editor until it is done.
  ///
  /// - Throws: ``FullScreenError``, or `CancellationError` if the task was cancelled. Nothing was saved then.
  public func run(_ session: EditorSession) async throws -> EditorOutcome {
    guard let device = TerminalDevice.open() else { throw FullScreenError.noTerminal }
    let isColoured = environment.usesColour(isTerminal: true)
    let glyphs: Glyphs = environment.usesUnicode ? .unicode : .ascii
    var run = FullScreenRun(session, device, glyphs: glyphs, isColoured: isColoured)
    return try await run.run()
  }
}

/// Why a full-screen editor ended without an outcome.
public enum FullScreenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no terminal.
  case noTerminal
  /// The terminal was closed.
  case terminalClosed
  public var description: String {
    switch self {
    case .noTerminal: "there is no terminal to show the editor on"
    case .terminalClosed: "the terminal was closed, and nothing was saved"
    }
  }
}
