import IntentRuntime

/// One run of a program.
struct ProviderRun {
  /// How a program ended.
  enum End: Sendable {
    /// The reason in words: `with exit code 3`.
    case ended(String)
    case notFound
    case notStarted(String)
  }

  /// The program's standard input.
  let input: AsyncStream<[UInt8]>.Continuation
  /// Runs until the program has ended. Cancelling it ends the program.
  let task: Task<Void, Never>
  /// The `id` of the question for the program's introduction.
  let introduction: Int
  /// Incomplete lines.
  var lines: LineSplitter
  /// The number of messages from the program.
  var heard = 0
  /// Whether it has answered a question.
  var hasAnswered = false
  /// The number of cancelled questions that can still be answered.
  var lateAnswers = 0
  /// The number of bytes since the last answer.
  var unansweredBytes = 0
  /// The number of lines since the last answer.
  var unansweredLines = 0
  var rubbish = RubbishLines()
  var errors = PrintedText()
  /// Whether the program is no longer needed.
  var isClosed = false
  /// Whether the program is being ended and its output is ignored.
  var isOver = false

  /// The program's other output.
  var said: String {
    [rubbish.shown, errors.shown].filter { !$0.isEmpty }.joined(separator: ", and ")
  }
}
