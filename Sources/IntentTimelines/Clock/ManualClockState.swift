/// What a ``ManualClock`` knows. It resumes nobody: that is not for under a lock.
struct ManualClockState {
  private(set) var now = ManualClock.Instant()
  /// Who sleeps, by number.
  private var sleepers: [Int: ClockSleeper] = [:]
  /// How many sleepers each work has that is under way.
  private var works: [ClockWork: Int] = [:]
  /// How many works have no sleeper.
  private var busyCount = 0
  private var lastID = 0
  /// Who waits until nobody is busy.
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

  /// Takes a sleeper out, if it is still there.
  mutating func wake(_ id: Int) -> CheckedContinuation<Void, any Error>? {
    guard let sleeper = sleepers.removeValue(forKey: id) else { return nil }
    count(sleeper.work, by: -1)
    return sleeper.continuation
  }

  /// Goes on to the first sleeper's deadline and takes it out, or to the target where there is none before.
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

/// What came of a step of a ``ManualClock``.
enum ClockStep {
  /// Somebody works again: time stands still.
  case busy
  /// Somebody's time has come.
  case woke(CheckedContinuation<Void, any Error>)
  /// It is the time that was asked for.
  case arrived
}

/// Somebody who sleeps on a ``ManualClock``.
struct ClockSleeper {
  let id: Int
  let deadline: ManualClock.Instant
  /// What sleeps; `nil` for what no host has started.
  let work: ClockWork?
  let continuation: CheckedContinuation<Void, any Error>
}
