/// Limits on the time and memory that a program can use.
struct ProviderLimits: Sendable {
  /// The time for an answer.
  var time: Duration = .seconds(10)
  /// How long a program may be silent after a timeout before it counts as stuck and is ended.
  var patience: Duration = .seconds(1)
  /// The longest line that is read, in bytes.
  var lineLength = 8 << 20
  /// The number of bytes without a valid answer.
  var bytesWithoutAnswer = 32 << 20
  /// The number of lines without a valid answer.
  var linesWithoutAnswer = 100_000
  /// The number of pending questions.
  var questions = 100
  /// The number of ends without an answer within a minute.
  var failedStarts = 5
}
