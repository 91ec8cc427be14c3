import IntentPlatform

/// A clock that stands still until it is told to go on, so that a test runs through a day in milliseconds.
///
/// A ``TimelineHost`` with such a clock runs the same way each time: time stands still while a provider works, and
/// passes while it sleeps on this clock. Work that the host did not start is not waited for.
public final class ManualClock: Clock, @unchecked Sendable {
  /// A time on the clock.
  public struct Instant: InstantProtocol {
    /// How long after the clock was made.
    public var offset: Duration

    /// A time.
    ///
    /// - Parameter offset: How long after the clock was made.
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
  /// Only under the lock, as all of these.
  var state = ManualClockState()

  /// A clock that stands at 0.
  public init() {}

  public var now: Instant {
    lock.withLock { state.now }
  }

  public var minimumResolution: Duration {
    .zero
  }

  /// Waits until the clock has been advanced to a time.
  ///
  /// - Throws: `CancellationError` where the task is cancelled.
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

  /// Lets time pass, as far as the next sleeper at a time, until so much of it is over.
  ///
  /// It waits until every provider that a host runs has finished or sleeps on this clock.
  ///
  /// - Parameter duration: How much time; none lets the providers come to rest.
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Lets time pass until a given time.
  ///
  /// - Parameter target: The time. One that is over lets the providers come to rest.
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
