import IntentPlatform

/// Calls methods that take a completion handler, and awaits the answer.
///
/// Swift's own conversion to `async` crashes if the completion handler is called twice, or gets neither a
/// value nor an error.
public enum HandlerAnswer {
  /// Returns the first value that the method passes to its completion handler.
  nonisolated(nonsending) public static func first<Value>(_ call: (@escaping (Value) -> Void) -> Void) async
    -> Value
  {
    await withCheckedContinuation { (continuation: CheckedContinuation<Answer<Value>, Never>) in
      let waiting = Guarded<CheckedContinuation<Answer<Value>, Never>?>(continuation)
      call { value in
        let first = waiting.withLock { waiting in
          defer { waiting = nil }
          return waiting
        }
        first?.resume(returning: Answer(value: value))
      }
    }.value
  }

  /// Returns the value or throws the error that the method passes to its completion handler. Returns `nil`
  /// for neither.
  nonisolated(nonsending) public static func value<Value>(
    _ call: (@escaping (Value?, (any Error)?) -> Void) -> Void
  ) async throws -> Value? {
    let (value, error): (Value?, (any Error)?) = await first { answer in call { answer(($0, $1)) } }
    if let error { throw error }
    return value
  }

  // Safe, because only the caller uses the value.
  private struct Answer<Value>: @unchecked Sendable {
    let value: Value
  }
}
