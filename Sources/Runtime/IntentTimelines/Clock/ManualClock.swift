import IntentPlatform

/// A clock that moves only when it is advanced, so that a test can run through a day in milliseconds.
///
/// A ``TimelineHost`` with such a clock is deterministic: time stops while a provider works, and passes while it sleeps
/// on this clock. The clock does not wait for work that the host did not start.
public final class ManualClock: Clock, @unchecked Sendable {
  /// A time on the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public var offset: Duration

    /// Creates a time.
    ///
    /// - Parameter offset: The time since the clock was created.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  let lock = Lock()
  /// Protected by the lock.
  var state = ManualClockState()

  /// Creates a clock at 0.
  public init() {}

  public var now: Instant {
    lock.withLock { state.now }
  }

  public var minimumResolution: Duration {
    .zero
  }

  /// Waits until the clock has been advanced to a time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = lock.withLock { state.newID() }
    let work = ClockWork.current
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let outcome: Result<Void, any Error>? = lock.withLock {
          if Task.isCancelled { return .failure(CancellationError()) }
          guard deadline > state.now else { return .success(()) }
          state.sleep(ClockSleeper(id: id, deadline: deadline, work: work, continuation: continuation))
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
        settle()
      }
    } onCancel: {
      lock.withLock { state.wake(id) }?.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock by a duration, from one sleeper to the next.
  ///
  /// It waits until every provider of a host has finished or sleeps on this clock.
  ///
  /// - Parameter duration: The duration; zero only waits for the providers.
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to a time.
  ///
  /// - Parameter target: The time; a past one only waits for the providers.
  public func advance(to target: Instant) async {
    while true {
      await untilSettled()
      switch lock.withLock({ state.step(to: target) }) {
      case .busy: continue
      case .woke(let sleeper): sleeper.resume()
      case .arrived: return
      }
    }
  }
}
