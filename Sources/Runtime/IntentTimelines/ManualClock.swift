import IntentPlatform

/// A clock that only moves when advanced.
///
/// The clock waits while a provider of a ``TimelineHost`` works, unless the provider sleeps on this clock.
public final class ManualClock: Clock, @unchecked Sendable {
  /// A time on the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public var offset: Duration

    /// Creates a time since the clock's creation.
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

  /// Waits for a time on the clock.
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

  /// Advances from one sleeper to the next, waiting until every provider has finished or sleeps.
  ///
  /// - Parameter duration: Zero only waits for the providers.
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances to a time. If the time is in the past, only waits for the providers.
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

/// A host's running work. A ``ManualClock`` can't advance until the work ends or sleeps on the clock.
final class ClockWork: Sendable, Hashable {
  @TaskLocal static var current: ClockWork?

  static func == (lhs: ClockWork, rhs: ClockWork) -> Bool {
    lhs === rhs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension ManualClock {
  func begin() -> ClockWork {
    let work = ClockWork()
    lock.withLock { state.begin(work) }
    return work
  }

  func end(_ work: ClockWork) {
    lock.withLock { state.end(work) }
    settle()
  }

  func untilSettled() async {
    await withCheckedContinuation { continuation in
      lock.withLock { state.waiting.append(continuation) }
      settle()
    }
  }

  func settle() {
    let waiting = lock.withLock {
      guard state.isSettled else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

/// The state of a ``ManualClock``, only used while the lock is held. So methods return continuations, to
/// resume after the lock is released.
struct ManualClockState {
  private(set) var now = ManualClock.Instant()
  private var sleepers: [Int: ClockSleeper] = [:]
  private var works: [ClockWork: Int] = [:]
  private var busyCount = 0
  private var lastID = 0
  var waiting: [CheckedContinuation<Void, Never>] = []

  var isSettled: Bool { busyCount == 0 }

  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func begin(_ work: ClockWork) {
    works[work] = 0
    busyCount += 1
  }

  mutating func end(_ work: ClockWork) {
    if works.removeValue(forKey: work) == 0 { busyCount -= 1 }
  }

  mutating func sleep(_ sleeper: ClockSleeper) {
    sleepers[sleeper.id] = sleeper
    count(sleeper.work, by: 1)
  }

  mutating func wake(_ id: Int) -> CheckedContinuation<Void, any Error>? {
    guard let sleeper = sleepers.removeValue(forKey: id) else { return nil }
    count(sleeper.work, by: -1)
    return sleeper.continuation
  }

  mutating func step(to target: ManualClock.Instant) -> ClockStep {
    guard isSettled else { return .busy }
    let first = sleepers.values.min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    guard let first, first.deadline <= target, let sleeper = wake(first.id) else {
      now = max(now, target)
      return .arrived
    }
    now = max(now, first.deadline)
    return .woke(sleeper)
  }

  private mutating func count(_ work: ClockWork?, by change: Int) {
    guard let work, let count = works[work] else { return }
    works[work] = count + change
    if count == 0 { busyCount -= 1 }
    if count + change == 0 { busyCount += 1 }
  }
}

/// What one step of advancing the clock did.
enum ClockStep {
  case busy
  case woke(CheckedContinuation<Void, any Error>)
  case arrived
}

/// A task that sleeps on the clock until a time, and the host's work that it belongs to.
struct ClockSleeper {
  let id: Int
  let deadline: ManualClock.Instant
  let work: ClockWork?
  let continuation: CheckedContinuation<Void, any Error>
}
