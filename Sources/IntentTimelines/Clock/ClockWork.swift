/// Something that a host has under way, for which a ``ManualClock`` stands still unless it sleeps.
final class ClockWork: Sendable, Hashable {
  /// The work that the current task belongs to.
  @TaskLocal static var current: ClockWork?

  static func == (lhs: ClockWork, rhs: ClockWork) -> Bool {
    lhs === rhs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension ManualClock {
  /// Begins some work: from now on the clock stands still.
  func begin() -> ClockWork {
    let work = ClockWork()
    lock.withLock { state.begin(work) }
    return work
  }

  func end(_ work: ClockWork) {
    lock.withLock { state.end(work) }
    settle()
  }

  /// Waits until all work under way sleeps.
  func untilSettled() async {
    await withCheckedContinuation { continuation in
      lock.withLock { state.waiting.append(continuation) }
      settle()
    }
  }

  /// Lets those go on who wait for work to sleep, if it does.
  func settle() {
    let waiting = lock.withLock {
      guard state.isSettled else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
