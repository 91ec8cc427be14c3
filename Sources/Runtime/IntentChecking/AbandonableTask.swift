import IntentPlatform

/// Work that a caller can abandon: cancelling resumes the caller immediately, even if the work ignores it. A
/// lock guards all variables.
package final class AbandonableTask<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var result: Result<Value, any Error>?
  private var asker: CheckedContinuation<Value, any Error>?
  private var task: Task<Void, Never>?

  package init(_ work: @escaping @Sendable () async throws -> Value) {
    let task = Task { [weak self] in
      do {
        let value = try await work()
        self?.finish(.success(value))
      } catch {
        self?.finish(.failure(error))
      }
    }
    lock.withLock { self.task = task }
  }

  package func cancel() {
    lock.withLock { task }?.cancel()
    finish(.failure(CancellationError()))
  }

  /// Waits for the result. Only one caller may wait. Throws `CancellationError` if this task or the caller's
  /// task was cancelled.
  package func value() async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = lock.withLock {
          if self.result == nil { asker = continuation }
          return self.result
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      cancel()
    }
  }

  // The first result wins.
  private func finish(_ result: Result<Value, any Error>) {
    let asker = lock.withLock {
      if self.result == nil { self.result = result }
      defer { self.asker = nil }
      return self.asker
    }
    asker?.resume(with: result)
  }
}
