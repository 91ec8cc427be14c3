import IntentPlatform
import IntentRuntime

/// The host's clock, which gives dates for a test's clock.
struct HostTime: Sendable {
  /// Some 30,000 years in seconds. Later dates count as this one.
  private static let farthest: TimeInterval = 1e12
  /// The system limits how long a task can sleep. Waking too early does no harm.
  private static let longestSleep = Duration.seconds(86_400)

  private let origin: Date
  private let elapsedTime: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Duration) async throws -> Void
  private let manualClock: ManualClock?

  init<Time: Clock<Duration>>(_ clock: Time, startingAt date: Date) {
    let start = clock.now
    origin = date
    elapsedTime = { start.duration(to: clock.now) }
    sleepUntil = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    manualClock = clock as? ManualClock
  }

  var elapsed: Duration {
    elapsedTime()
  }

  var now: Date {
    date(at: elapsed)
  }

  func date(at offset: Duration) -> Date {
    origin + offset / .seconds(1)
  }

  /// Rounds to the microsecond. Returns `nil` for an invalid date.
  func offset(of date: Date) -> Duration? {
    let seconds = date.timeIntervalSince(origin)
    guard !seconds.isNaN else { return nil }
    return .microseconds(Int64((min(max(seconds, -Self.farthest), Self.farthest) * 1e6).rounded()))
  }

  func sleep(until offset: Duration) async throws {
    try await sleepUntil(min(offset, elapsed + Self.longestSleep))
  }

  /// A ``ManualClock`` waits for the task.
  func task(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    guard let manualClock else { return Task { await body() } }
    let work = manualClock.begin()
    return Task {
      await ClockWork.$current.withValue(work, operation: body)
      manualClock.end(work)
    }
  }

  /// Throws ``TimelineHostError/tooSlow(_:)`` once the time is up, even if the body ignores cancellation.
  func limit<Value: Sendable>(
    _ time: Duration,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let deadline = elapsed + time
    let clock = manualClock
    let work = clock?.begin()
    let limited = AbandonableTask {
      defer { if let work { clock?.end(work) } }
      return try await ClockWork.$current.withValue(work, operation: body)
    }
    let timer = task {
      while !Task.isCancelled && elapsed < deadline { try? await sleep(until: deadline) }
      if !Task.isCancelled { limited.cancel() }
    }
    defer { timer.cancel() }
    do {
      return try await limited.value()
    } catch is CancellationError where !Task.isCancelled && elapsed >= deadline {
      throw TimelineHostError.tooSlow(time)
    }
  }
}
