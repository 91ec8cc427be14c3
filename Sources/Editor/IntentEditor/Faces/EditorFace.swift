import IntentPlatform
import IntentSchema
import IntentText

/// Shows an editor and passes on user actions.
package protocol EditorFace: Sendable {
  /// Runs the editor until the user saves or quits. Throws an error if the interface fails. Nothing was saved
  /// then.
  func run(_ session: EditorSession) async throws -> EditorOutcome
  /// Shows a list until the user chooses or leaves. Throws an error if the interface fails.
  func choose<Value>(from choice: ChoiceState<Value>) async throws -> ChoiceOutcome<Value>
}

/// Shows the editor full-screen in a terminal, or else line by line.
///
/// The editor runs line by line without a terminal, if `TERM` is missing or `dumb`, if `ACCESSIBLE` is set,
/// or if standard input is a file or a pipe, from which it then reads the answers.
package struct FittingFace: EditorFace {
  private let isPlain: Bool
  private let fullScreen: FullScreenFace

  /// - Parameters:
  ///   - isPlain: Always runs the editor line by line.
  ///   - keepsTerminal: Keeps the terminal until ``end()``, for several editors in a row.
  package init(isPlain: Bool = false, keepsTerminal: Bool = false) {
    self.isPlain = isPlain
    fullScreen = FullScreenFace(keepsTerminal: keepsTerminal)
  }

  /// Gives a kept terminal back to the shell.
  package func end() { fullScreen.end() }

  package func run(_ session: EditorSession) async throws -> EditorOutcome {
    try await checkedFace.run(session)
  }

  package func choose<Value>(from choice: ChoiceState<Value>) async throws -> ChoiceOutcome<Value> {
    try await checkedFace.choose(from: choice)
  }

  package var isFullScreen: Bool { face is FullScreenFace }

  /// Whether a person can answer.
  package var isInteractive: Bool { face is FullScreenFace || isatty(STDIN_FILENO) == 1 }

  private var checkedFace: any EditorFace {
    get throws {
      let face = face
      if face is PlainFace, Self.standardInputIsEmpty { throw NoAnswers() }
      return face
    }
  }

  private var face: any EditorFace {
    let isAccessible = TerminalEnvironment.current.isAccessible
    guard isPlain || isAccessible || Self.standardInputHasLines || !FullScreenFace.isAvailable else {
      return fullScreen
    }
    return PlainFace()
  }

  private static var standardInputHasLines: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFCHR
  }

  private static var standardInputIsEmpty: Bool {
    var status = stat()
    var null = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return true }
    if status.st_mode & S_IFMT == S_IFREG { return status.st_size == 0 }
    return stat("/dev/null", &null) == 0 && status.st_mode & S_IFMT == S_IFCHR
      && status.st_rdev == null.st_rdev
  }
}

/// Thrown if standard input is empty and the editor has no terminal to ask on.
package struct NoAnswers: Error, CustomStringConvertible {
  package var description: String { "standard input is empty, so no question can be answered" }
}
