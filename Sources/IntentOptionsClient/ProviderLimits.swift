/// What a program is given, in time and memory.
struct ProviderLimits: Sendable {
  /// How long an answer may take.
  var time: Duration = .seconds(10)
  /// How long a program that let the time pass may be silent before it counts as stuck and is ended.
  var patience: Duration = .seconds(1)
  /// The longest line that is read, in bytes.
  var lineLength = 8 << 20
  /// How many bytes may come before the next answer does.
  var bytesWithoutAnswer = 32 << 20
  /// How many lines may come before the next answer does.
  var linesWithoutAnswer = 100_000
  /// How many questions may be under way.
  var questions = 100
  /// How often a program may end without an answer within a minute.
  var failedStarts = 5
}
