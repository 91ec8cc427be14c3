import IntentPlatform

/// One conversation of a service: runs requests concurrently, and cancels them.
actor OptionsSession {
  /// A running request, to cancel it and to send its answer.
  private struct Call {
    let number: Int
    let answer: PendingAnswer
    let task: Task<Void, Never>
  }

  private let service: OptionsService
  private let writer: LineWriter
  private var calls: [PlainValue: Call] = [:]
  private var callCount = 0
  private var unansweredCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isEnding = false

  init(_ service: OptionsService, writer: LineWriter) {
    self.service = service
    self.writer = writer
  }

  func run(reading reader: LineReader) async {
    var reader = reader
    while !isEnding, let line = await reader.next() {
      await answer(line)
    }
    await allAnswered()
  }

  private func answer(_ line: LineReader.Line) async {
    guard case .text(let data) = line else {
      let words = "the line is longer than \(service.maximumLineLength) bytes"
      return await send(ServiceAnswer.failure(.null, ServiceFailure(.parseError, words)))
    }
    guard data.contains(where: { !Self.blanks.contains($0) }) else { return }
    guard let message = try? JSONDecoder().decode(PlainValue.self, from: data) else {
      return await send(ServiceAnswer.failure(.null, ServiceFailure(.parseError, "the line is not JSON")))
    }
    if let answer = accept(message) { await reply(answer) }
  }

  private static let blanks: [UInt8] = [0x09, 0x0D, 0x20]
}

extension OptionsSession {
  /// The answer to a shutdown comes last.
  private func reply(_ answer: ServiceAnswer) async {
    if isEnding { await allAnswered() }
    unansweredCount += 1
    let task = Task {
      if let value = await answer.value { await send(value) }
      unansweredCount -= 1
      guard unansweredCount == 0 else { return }
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
    if isEnding { await task.value }
  }

  private func allAnswered() async {
    guard unansweredCount > 0 else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func send(_ answer: PlainValue) async {
    guard let data = try? answer.json() else { return }
    if await !writer.write(data) { isEnding = true }
  }
}

extension OptionsSession {
  private func accept(_ plain: PlainValue) -> ServiceAnswer? {
    let request: ServiceRequest
    do {
      request = try ServiceRequest(plain)
    } catch {
      return .known(ServiceAnswer.failure(ServiceRequest.id(of: plain), error))
    }
    do {
      return try perform(request)
    } catch {
      return request.id.map { .known(ServiceAnswer.failure($0, error)) }
    }
  }

  /// Answers at once, except for options and defaults: they run beside the session, so that `cancel` can
  /// reach them. Returns `nil` for a notification, which gets no answer.
  private func perform(_ request: ServiceRequest) throws(ServiceFailure) -> ServiceAnswer? {
    if isEnding { throw ServiceFailure(.invalidRequest, "the service has shut down") }
    guard let parameters = request.parameters else {
      throw ServiceFailure(.invalidParameters, "'params' must be an object with a name for each value")
    }
    let service = service
    let result: PlainValue
    switch request.method {
    case "initialize": result = service.introduction
    case "options": return start(request) { try await service.options(parameters) }
    case "defaults": return start(request) { try await service.defaults(parameters) }
    case "cancel":
      guard let id = parameters["id"] else {
        throw ServiceFailure(.invalidParameters, "'id' must be the id of the request to cancel")
      }
      result = .object(["cancelled": .boolean(cancel(id))])
    case "shutdown":
      isEnding = true
      cancelAll()
      result = .null
    default:
      let error = ParameterValueError(
        .unknownName,
        path: [.name(request.method)],
        value: nil,
        alternatives: ["initialize", "options", "defaults", "cancel", "shutdown"]
      )
      throw ServiceFailure(.methodNotFound, error.description)
    }
    return request.id.map { .known(ServiceAnswer.success($0, result)) }
  }

  // A request without an 'id' gets no answer, so don't ask the provider.
  private func start(
    _ request: ServiceRequest,
    _ work: @escaping @Sendable () async throws -> PlainValue
  ) -> ServiceAnswer? {
    guard let id = request.id else { return nil }
    guard calls[id] == nil else {
      // An error with the same id would look like the answer to the running request.
      let words = "a request with the same 'id' is already running"
      return .known(ServiceAnswer.failure(.null, ServiceFailure(.invalidRequest, words)))
    }
    callCount += 1
    let number = callCount
    let answer = PendingAnswer()
    let task = Task {
      let value: PlainValue
      do {
        value = ServiceAnswer.success(id, try await work())
      } catch let failure as ServiceFailure {
        value = ServiceAnswer.failure(id, failure)
      } catch {
        value = ServiceAnswer.failure(id, ServiceFailure(thrown: error))
      }
      if calls[id]?.number == number { calls[id] = nil }
      answer.give(value)
    }
    calls[id] = Call(number: number, answer: answer, task: task)
    return .pending(answer)
  }

  /// Answers immediately, even if the provider ignores the cancellation.
  private func cancel(_ id: PlainValue) -> Bool {
    guard let call = calls.removeValue(forKey: id) else { return false }
    call.task.cancel()
    call.answer.give(ServiceAnswer.failure(id, .cancelled))
    return true
  }

  private func cancelAll() {
    for id in Array(calls.keys) { _ = cancel(id) }
  }
}
