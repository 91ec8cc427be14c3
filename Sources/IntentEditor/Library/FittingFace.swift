import IntentPlatform
import IntentSchema

/// Shows the editor on the whole screen of a terminal, or else line by line.
///
/// It is line by line without a terminal, if `TERM` is missing or `dumb`, if `ACCESSIBLE` is set, and if standard input
/// is a file or a pipe, whose lines are then the answers. The path of the saved file goes to standard error.
public struct FittingFace: EditorFace {
  private let isPlain: Bool

  /// - Parameter isPlain: Whether to always go line by line.
  public init(isPlain: Bool = false) {
    self.isPlain = isPlain
  }

  public func run(_ session: EditorSession) async throws -> EditorOutcome {
    let outcome = try await face.run(session)
    let destination = await session.state.destination
    if case .saved = outcome, !destination.isEmpty {
      Terminal.standardError.write("Saved to \(visibleText(destination))\n")
    }
    return outcome
  }

  private var face: any EditorFace {
    let isAccessible = TerminalEnvironment.current.isAccessible
    guard isPlain || isAccessible || Self.standardInputHasLines || !FullScreenFace.isAvailable else {
      return FullScreenFace()
    }
    return PlainFace()
  }

  private static var standardInputHasLines: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFCHR
  }
}
