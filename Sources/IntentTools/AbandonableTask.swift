import IntentPlatform

/// A task whose asker is let go as soon as the task is cancelled, whether it listens or not.
package final class AbandonableTask<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var result: Result<Value, any Error>?
  private var asker: CheckedContinuation<Value, any Error>?
  private var task: Task<Void, Never>?

  /// Begins the work.
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

  /// Stops the work, if it listens, and lets the asker go.
  package func cancel() {
    lock.withLock { task }?.cancel()
    finish(.failure(CancellationError()))
  }

  /// What the work came to. Only one may ask.
  ///
  /// - Throws: What the work throws; `CancellationError` where it was cancelled, or the task that asks.
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

  /// What comes first counts.
  private func finish(_ result: Result<Value, any Error>) {
    let asker = lock.withLock {
      if self.result == nil { self.result = result }
      defer { self.asker = nil }
      return self.asker
    }
    asker?.resume(with: result)
  }
}
