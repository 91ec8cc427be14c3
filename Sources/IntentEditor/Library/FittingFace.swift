import Foundation

/// Shows the editor in the way that fits: on the whole screen of a terminal, else line by line.
///
/// It is line by line without a terminal, where `TERM` is missing or `dumb`, where `ACCESSIBLE` is set, and where
/// standard input is a file or a pipe, whose lines are then the answers.
public struct FittingFace: EditorFace {
  private let isPlain: Bool

  /// - Parameter isPlain: Whether it is line by line in any case.
  public init(isPlain: Bool = false) {
    self.isPlain = isPlain
  }

  public func run(_ session: EditorSession) async throws -> EditorOutcome {
    let isAccessible = TerminalEnvironment.current.isAccessible
    guard isPlain || isAccessible || Self.standardInputHasLines || !FullScreenFace.isAvailable else {
      return try await FullScreenFace().run(session)
    }
    return try await PlainFace().run(session)
  }

  private static var standardInputHasLines: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFCHR
  }
}
