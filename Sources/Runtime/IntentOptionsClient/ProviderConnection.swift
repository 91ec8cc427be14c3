import IntentRuntime
import IntentText

/// Sends requests to a provider program, and starts it again if it ends.
actor ProviderConnection {
  private struct Question {
    let run: Int
    let continuation: CheckedContinuation<PlainValue, any Error>
    let timer: Task<Void, Never>
  }

  nonisolated let name: String
  let limits: ProviderLimits
  private let program: ProviderProgram
  /// Runs that have not ended, by number.
  var runs: [Int: ProviderRun] = [:]
  private var current: Int?
  private var lastRun = 0
  private var questions: [Int: Question] = [:]
  private var lastID = 0
  private var failedStarts: [ContinuousClock.Instant] = []
  private var lastFailure = (how: "", said: "")
  var rubbish = RubbishLines()

  init(_ program: ProviderProgram, _ limits: ProviderLimits) {
    self.program = program
    self.limits = limits
    name = program.name
  }

  var notes: [String] {
    guard rubbish.count > 0 else { return [] }
    return [visibleText("'\(name)' printed \(rubbish.shown); print to standard error instead")]
  }

  func ask(_ method: String, _ parameters: [String: PlainValue]) async throws -> PlainValue {
    try Task.checkCancellation()
    guard questions.count < limits.questions else { throw OptionsClientError.tooManyQuestions(program: name) }
    let id = newID()
    guard let line = ServiceMessage.line(method, parameters, id: id) else {
      throw OptionsClientError.notStarted(program: name, reason: "JSON cannot represent the configuration")
    }
    let run = try runToAsk()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let limit = limits.time
        let timer = Task {
          guard (try? await Task.sleep(for: limit)) != nil else { return }
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
    for (number, run) in runs {
      runs[number]?.isClosed = true
      run.input.finish()
      let hurry = Task {
        guard (try? await Task.sleep(for: limits.patience)) != nil else { return }
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

  private func runToAsk() throws(OptionsClientError) -> Int {
    if let current { return current }
    let minuteAgo = ContinuousClock.now - .seconds(60)
    failedStarts.removeAll { $0 < minuteAgo }
    guard failedStarts.count < limits.failedStarts else {
      throw .keepsEnding(program: name, how: lastFailure.how, said: lastFailure.said)
    }
    lastRun += 1
    let number = lastRun
    let (input, continuation) = AsyncStream<[UInt8]>.makeStream()
    let introduction = newID()
    if let line = ServiceMessage.line("initialize", [:], id: introduction) { continuation.yield(line) }
    let task = Task { [program] in
      let end = await program.run(reading: input, number, of: self)
      ended(number, end)
    }
    runs[number] = ProviderRun(
      input: continuation,
      task: task,
      introduction: introduction,
      lines: LineSplitter(maximumLength: limits.lineLength)
    )
    current = number
    return number
  }

  func resume(_ id: Int, _ answer: Result<PlainValue, any Error>) {
    guard let question = questions.removeValue(forKey: id) else { return }
    question.timer.cancel()
    question.continuation.resume(with: answer)
  }

  func isAsked(_ id: Int, in number: Int) -> Bool {
    questions[id]?.run == number
  }

  private func giveUp(_ id: Int) {
    guard let number = questions[id]?.run else { return }
    resume(id, .failure(CancellationError()))
    cancel(id, in: number)
  }

  private func cancel(_ id: Int, in number: Int) {
    guard let line = ServiceMessage.line("cancel", ["id": .integer(id)]) else { return }
    runs[number]?.input.yield(line)
    runs[number]?.lateAnswers += 1
  }

  /// A healthy program answers the cancellation immediately. A program that stays silent is stuck, so it is
  /// stopped.
  private func expire(_ id: Int) {
    guard let number = questions[id]?.run, let run = runs[number] else { return }
    let error = OptionsClientError.noAnswer(program: name, limit: limits.time, said: run.said)
    resume(id, .failure(error))
    cancel(id, in: number)
    Task {
      guard (try? await Task.sleep(for: limits.patience)) != nil, runs[number]?.heard == run.heard else {
        return
      }
      stop(number, .ended(program: name, how: "because it did not respond", said: run.said))
    }
  }

  /// If the error is `nil`, pending questions wait until the program ends, and their error tells how it
  /// ended.
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
    case .ended(let how):
      if !run.hasAnswered, !run.isClosed {
        failedStarts.append(.now)
        lastFailure = (how, run.said)
      }
      fail(number, .ended(program: name, how: how, said: run.said))
    }
  }
}

/// A started program, from its start to its end.
struct ProviderRun {
  /// How a run of the program ended.
  enum End: Sendable {
    /// `with exit code 3`.
    case ended(String)
    case notFound
    case notStarted(String)
  }

  let input: AsyncStream<[UInt8]>.Continuation
  /// Cancelling the task ends the program.
  let task: Task<Void, Never>
  let introduction: Int
  var lines: LineSplitter
  var heard = 0
  var hasAnswered = false
  /// Cancelled questions that may still get an answer.
  var lateAnswers = 0
  var unansweredBytes = 0
  var unansweredLines = 0
  var rubbish = RubbishLines()
  var errors = PrintedText()
  var isClosed = false
  /// The program is being stopped, so its output is ignored.
  var isOver = false

  var said: String {
    [rubbish.shown, errors.shown].filter { !$0.isEmpty }.joined(separator: ", and ")
  }
}

/// The limits of a provider program, so that a broken one can't block its client.
struct ProviderLimits: Sendable {
  var time: Duration = .seconds(10)
  /// How long a program may stay silent after a timeout.
  var patience: Duration = .seconds(1)
  var lineLength = 8 << 20
  var bytesWithoutAnswer = 32 << 20
  var linesWithoutAnswer = 100_000
  var questions = 100
  /// How often the program may end without an answer within a minute.
  var failedStarts = 5
}
