import IntentPlatform

/// Calls methods that take a completion handler, and awaits the answer.
///
/// Swift's own conversion to `async` crashes if the completion handler is called twice, or gets neither a
/// value nor an error.
public enum HandlerAnswer {
  /// Returns the first value that a method passes to its completion handler. Keeps the handler with the
  /// method until then.
  ///
  /// - Throws: ``HandlerError/noAnswer`` if the method drops its completion handler, or doesn't call it in
  ///   time.
  nonisolated(nonsending) public static func first<Value>(
    from handler: Any,
    within limit: Duration = .seconds(30),
    _ call: (@escaping (Value) -> Void) -> Void
  ) async throws -> Value {
    let answer = try await withCheckedThrowingContinuation { continuation in
      let waiting = Waiting<Value>(continuation)
      waiting.limit(to: limit)
      call { waiting.end(.success(Answer(value: $0))) }
    }
    withExtendedLifetime(handler) {}
    return answer.value
  }

  /// Returns the value or throws the error that the method passes to its completion handler. Returns `nil`
  /// for neither.
  nonisolated(nonsending) public static func value<Value>(
    from handler: Any,
    _ call: (@escaping (Value?, (any Error)?) -> Void) -> Void
  ) async throws -> Value? {
    let (value, error): (Value?, (any Error)?) = try await first(from: handler) { answer in
      call { answer(($0, $1)) }
    }
    if let error { throw error }
    return value
  }

  // Safe, because only the caller uses the value.
  /// Carries a value of a handler to its caller, even if the type isn't `Sendable`.
  private struct Answer<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Waits for a handler's answer. Only the completion handler holds this: when nothing can call that any
  /// more, no answer comes.
  private final class Waiting<Value>: Sendable {
    private typealias Continuation = CheckedContinuation<Answer<Value>, any Error>
    private let continuation: Guarded<Continuation?>
    private let timer = Guarded<Task<Void, Never>?>(nil)

    init(_ continuation: CheckedContinuation<Answer<Value>, any Error>) {
      self.continuation = Guarded(continuation)
    }

    deinit { end(.failure(HandlerError.noAnswer)) }

    func limit(to limit: Duration) {
      let task = Task { [weak self] in
        try? await Task.sleep(for: limit)
        self?.end(.failure(HandlerError.noAnswer))
      }
      timer.withLock { $0 = task }
    }

    func end(_ result: Result<Answer<Value>, any Error>) {
      let first = continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }
      first?.resume(with: result)
      timer.withLock { timer in
        timer?.cancel()
        timer = nil
      }
    }
  }
}
