/// The times that a timeline provider of SiriKit gets.
enum ProviderLimits {
  /// How long a provider may take to call the completion handler.
  static let answer = Duration.seconds(15)
  /// The time until WidgetKit asks again.
  static let pause = Duration.seconds(15 * 60)
}

/// Calls `start` on the main thread, where WidgetKit calls providers. Returns the first answer; `nil` after
/// the limit, or if the task was cancelled.
func firstCall<Value>(
  within limit: Duration = ProviderLimits.answer,
  on clock: any Clock<Duration> = ContinuousClock(),
  _ start: @escaping @MainActor @Sendable (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value? {
  let (calls, handler) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingOldest(1))
  // A separate task, so that a provider that blocks its thread does not block the wait.
  Task { @MainActor in
    start { value in
      // Safe, because the provider no longer uses the value.
      nonisolated(unsafe) let value = value
      handler.yield(value)
      handler.finish()
    }
  }
  let timer = Task {
    try? await clock.sleep(for: limit)
    handler.finish()
  }
  defer { timer.cancel() }
  return await calls.first { _ in true }
}
