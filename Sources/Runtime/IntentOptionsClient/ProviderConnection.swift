import IntentOptions
import IntentPlatform
import IntentRuntime

/// Sends requests to a provider program, and starts it again if it ends.
actor ProviderConnection {
  /// A request that waits for an answer of the program's current run, until its time is over.
  private struct Question {
    let run: Int
    let continuation: CheckedContinuation<PlainValue, any Error>
    let timer: Task<Void, Never>
  }

  nonisolated let name: String
  private let program: ProviderProgram
  private let timeLimit: Duration
  /// Runs that have not ended, by number.
  var runs: [Int: ProviderRun] = [:]
  private var current: Int?
  private var lastRun = 0
  private var questions: [Int: Question] = [:]
  private var lastID = 0

  init(_ program: ProviderProgram, timeLimit: Duration) {
    (self.program, self.timeLimit) = (program, timeLimit)
    name = program.name
  }

  func ask(_ method: String, _ parameters: [String: PlainValue]) async throws -> PlainValue {
    try Task.checkCancellation()
    let id = newID()
    guard let line = ServiceMessage.line(method, parameters, id: id) else {
      throw OptionsClientError.notStarted(program: name, reason: "JSON cannot represent the configuration")
    }
    let run = runToAsk()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let timer = Task { [timeLimit] in
          guard (try? await Task.sleep(for: timeLimit)) != nil else { return }
          expire(id)
        }
        questions[id] = Question(run: run, continuation: continuation, timer: timer)
        runs[run]?.input.yield(line)
      }
    } onCancel: {
      Task { await self.giveUp(id) }
    }
  }

  func close() async {
    for id in questions.keys { resume(id, .failure(CancellationError())) }
    if let current, let line = ServiceMessage.line("shutdown", [:]) { runs[current]?.input.yield(line) }
    current = nil
    for run in runs.values {
      run.input.finish()
      // The program may not read its input, or another process may hold its output.
      let hurry = Task {
        guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
        run.task.cancel()
      }
      await run.task.value
      hurry.cancel()
    }
  }
}

extension ProviderConnection {
  private func newID() -> Int {
    lastID += 1
    return lastID
  }

  private func runToAsk() -> Int {
    if let current { return current }
    lastRun += 1
    let number = lastRun
    let (input, continuation) = AsyncStream<[UInt8]>.makeStream()
    let introduction = newID()
    if let line = ServiceMessage.line("initialize", [:], id: introduction) { continuation.yield(line) }
    let task = Task { [program] in
      let end = await program.run(reading: input, number, of: self)
      ended(number, end)
    }
    runs[number] = ProviderRun(input: continuation, task: task, introduction: introduction)
    current = number
    return number
  }

  /// Ignores the answer if the question was given up.
  func resume(_ id: Int, _ answer: Result<PlainValue, any Error>) {
    guard let question = questions.removeValue(forKey: id) else { return }
    question.timer.cancel()
    question.continuation.resume(with: answer)
  }

  private func giveUp(_ id: Int) {
    guard let number = questions[id]?.run else { return }
    resume(id, .failure(CancellationError()))
    guard let line = ServiceMessage.line("cancel", ["id": .integer(id)]) else { return }
    runs[number]?.input.yield(line)
  }

  /// Ends the program. The next question starts it again.
  private func expire(_ id: Int) {
    guard let number = questions[id]?.run, let said = runs[number]?.said else { return }
    resume(id, .failure(OptionsClientError.noAnswer(program: name, limit: timeLimit, said: said)))
    stop(number, .ended(program: name, how: "because it did not answer", said: said))
  }

  /// Stops a run of the program. If the error is `nil`, pending questions wait until the program ends, and
  /// their error tells how it ended.
  func stop(_ number: Int, _ error: OptionsClientError?) {
    if current == number { current = nil }
    runs[number]?.isOver = true
    runs[number]?.input.finish()
    guard let error else { return }
    runs[number]?.task.cancel()
    fail(number, error)
  }

  private func fail(_ number: Int, _ error: OptionsClientError) {
    for (id, question) in questions where question.run == number { resume(id, .failure(error)) }
  }

  private func ended(_ number: Int, _ end: ProviderRun.End) {
    if current == number { current = nil }
    guard let run = runs.removeValue(forKey: number) else { return }
    switch end {
    case .notFound: fail(number, .notFound(program: name))
    case .notStarted(let reason): fail(number, .notStarted(program: name, reason: reason))
    case .ended(let how): fail(number, .ended(program: name, how: how, said: run.said))
    }
  }
}

/// A started program, from its start to its end.
struct ProviderRun {
  /// How a run of the program ended.
  enum End: Sendable {
    /// The program ended: `with exit code 3`.
    case ended(String)
    case notFound
    case notStarted(String)
  }

  /// In bytes.
  private static let lineLength = 8 << 20

  let input: AsyncStream<[UInt8]>.Continuation
  /// Cancelling the task ends the program.
  let task: Task<Void, Never>
  let introduction: Int
  var lines = LineSplitter(maximumLength: lineLength)
  var errors = PrintedText()
  /// The program is being stopped, so its output is ignored.
  var isOver = false

  /// The start of the first line that isn't an answer.
  private(set) var noAnswer = ""

  mutating func takeNoAnswer(_ line: Data) {
    guard noAnswer.isEmpty else { return }
    let text = String(decoding: line.prefix(200), as: UTF8.self)
    if text.contains(where: { !$0.isWhitespace }) {
      noAnswer = "'\(text)', which is no answer in JSON-RPC, to standard output"
    }
  }

  var said: String { [noAnswer, errors.shown].filter { !$0.isEmpty }.joined(separator: " and ") }
}
