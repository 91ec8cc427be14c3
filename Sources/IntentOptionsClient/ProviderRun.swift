import IntentRuntime

/// One life of a program.
struct ProviderRun {
  /// How a program ended.
  enum End: Sendable {
    /// In words: `with exit code 3`.
    case ended(String)
    case notFound
    case notStarted(String)
  }

  /// What is written to the program.
  let input: AsyncStream<[UInt8]>.Continuation
  /// Runs until the program has ended. Cancelling it ends the program.
  let task: Task<Void, Never>
  /// The `id` of the question for what the program serves.
  let introduction: Int
  /// What was read and is no whole line yet.
  var lines: LineSplitter
  /// How many messages the program has sent.
  var heard = 0
  /// Whether it has answered a question.
  var hasAnswered = false
  /// How many answers may still come to questions that were given up.
  var lateAnswers = 0
  /// How many bytes have come since the last answer to a question.
  var unansweredBytes = 0
  /// How many lines have come since the last answer to a question.
  var unansweredLines = 0
  var rubbish = RubbishLines()
  var errors = PrintedText()
  /// Whether nobody needs the program any more.
  var isClosed = false
  /// Whether the program is to end, and is not listened to any more.
  var isOver = false

  /// What the program said besides answers.
  var said: String {
    [rubbish.shown, errors.shown].filter { !$0.isEmpty }.joined(separator: ", and ")
  }
}
