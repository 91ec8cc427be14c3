/// A host's running work, during which a ``ManualClock`` stops unless the work sleeps.
final class ClockWork: Sendable, Hashable {
  /// The work of the current task.
  @TaskLocal static var current: ClockWork?

  static func == (lhs: ClockWork, rhs: ClockWork) -> Bool {
    lhs === rhs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension ManualClock {
  /// Begins work, which stops the clock.
  func begin() -> ClockWork {
    let work = ClockWork()
    lock.withLock { state.begin(work) }
    return work
  }

  func end(_ work: ClockWork) {
    lock.withLock { state.end(work) }
    settle()
  }

  /// Waits until all running work sleeps.
  func untilSettled() async {
    await withCheckedContinuation { continuation in
      lock.withLock { state.waiting.append(continuation) }
      settle()
    }
  }

  /// Resumes those that wait for work to sleep, if all of it does.
  func settle() {
    let waiting = lock.withLock {
      guard state.isSettled else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
