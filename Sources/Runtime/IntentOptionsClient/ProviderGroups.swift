import IntentPlatform

/// The process groups of running programs, which a signal such as Ctrl-C ends together with this process.
package enum ProviderGroups {
  private static let capacity = 32
  /// A signal's handler reads this array while other code changes it. 0 is a free slot.
  nonisolated(unsafe) private static let groups = {
    let groups = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
    groups.initialize(repeating: 0, count: capacity)
    return groups
  }()
  /// The signal that waits for the programs that are starting.
  nonisolated(unsafe) private static let pending = {
    let pending = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    pending.initialize(to: 0)
    return pending
  }()
  private static let starting: pid_t = -1
  private static let access = Guarded(())

  /// Keeps handlers of this process, and signals that it ignores.
  static let endWithProcess: Void = {
    _ = (groups, pending, starting)
    for number in [SIGINT, SIGTERM, SIGHUP] where hasDefaultAction(number) {
      signal(number) { number in
        // The group of a program that is starting is not known yet. A second signal doesn't wait.
        if ProviderGroups.isStarting, pending.pointee == 0 {
          pending.pointee = number
        } else {
          ProviderGroups.end(by: number)
        }
      }
    }
  }()

  private static var isStarting: Bool { (0..<capacity).contains { groups[$0] == starting } }

  private static func end(by number: Int32) {
    end()
    signal(number, SIG_DFL)
    // Threads of Dispatch block signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  /// The slot of one program in the table of process groups.
  final class Slot: Sendable {
    private let index: Guarded<Int?>

    /// Takes a slot, if one is free, for a program that is about to start.
    init() {
      let free = access.withLock { _ in
        let free = (0..<capacity).first { groups[$0] == 0 }
        if let free { groups[free] = starting }
        return free
      }
      index = Guarded(free)
    }

    func set(_ group: pid_t) { index.withLock { $0.map { ProviderGroups.set($0, to: group) } } }

    /// The program has ended, or couldn't be started.
    func leave() {
      index.withLock { index in
        index.map { ProviderGroups.set($0, to: 0) }
        index = nil
      }
    }
  }

  private static func set(_ slot: Int, to group: pid_t) {
    access.withLock { _ in groups[slot] = group }
    if pending.pointee != 0, !isStarting { end(by: pending.pointee) }
  }

  /// Kills all groups. A signal's handler can call this.
  package static func end() {
    for slot in 0..<capacity {
      // Read once: another thread may free the slot, and 0 would mean this process's own group.
      let group = groups[slot]
      if group > 0 { kill(-group, SIGKILL) }
    }
  }
}

func hasDefaultAction(_ number: Int32) -> Bool {
  var action = sigaction()
  guard sigaction(number, nil, &action) == 0 else { return false }
  #if canImport(Darwin)
    return action.__sigaction_u.__sa_handler == nil
  #else
    return action.__sigaction_handler.sa_handler == nil
  #endif
}
