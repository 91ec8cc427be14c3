import IntentPlatform

/// What a handler of SiriKit answers to a completion handler. Generated code uses it.
///
/// The asynchronous forms of these methods stop the program if the handler answers nothing, or twice.
public enum HandlerAnswer {
  /// The first answer of a method.
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

  /// The first answer of a method that answers with a value or an error.
  ///
  /// - Returns: `nil` if it answered with neither.
  /// - Throws: The error of the handler.
  nonisolated(nonsending) public static func value<Value>(
    _ call: (@escaping (Value?, (any Error)?) -> Void) -> Void
  ) async throws -> Value? {
    let (value, error): (Value?, (any Error)?) = await first { answer in call { answer(($0, $1)) } }
    if let error { throw error }
    return value
  }

  /// A value that only the caller uses.
  private struct Answer<Value>: @unchecked Sendable {
    let value: Value
  }
}
