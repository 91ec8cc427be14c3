/// The state of a ``ManualClock``. It resumes no continuations, because it is used under a lock.
struct ManualClockState {
  private(set) var now = ManualClock.Instant()
  /// The sleepers, by number.
  private var sleepers: [Int: ClockSleeper] = [:]
  /// The number of sleepers of each running work.
  private var works: [ClockWork: Int] = [:]
  /// The number of running works without a sleeper.
  private var busyCount = 0
  private var lastID = 0
  /// The continuations that wait until no work is busy.
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

  /// Removes a sleeper, if it is still there.
  mutating func wake(_ id: Int) -> CheckedContinuation<Void, any Error>? {
    guard let sleeper = sleepers.removeValue(forKey: id) else { return nil }
    count(sleeper.work, by: -1)
    return sleeper.continuation
  }

  /// Advances to the first deadline and removes its sleeper, or to the target if that is earlier.
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

/// The result of a step of a ``ManualClock``.
enum ClockStep {
  /// Some work is busy: time stops.
  case busy
  /// A sleeper's deadline was reached.
  case woke(CheckedContinuation<Void, any Error>)
  /// The target was reached.
  case arrived
}

/// A sleeper on a ``ManualClock``.
struct ClockSleeper {
  let id: Int
  let deadline: ManualClock.Instant
  /// The work that sleeps; `nil` if no host started it.
  let work: ClockWork?
  let continuation: CheckedContinuation<Void, any Error>
}
