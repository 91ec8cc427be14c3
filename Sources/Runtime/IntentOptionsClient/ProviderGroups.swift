import IntentPlatform

/// The process groups of running programs, which a signal such as Ctrl-C ends together with this process.
package enum ProviderGroups {
  private static let capacity = 32
  /// A signal's handler reads this array while other code changes it. 0 is a free place.
  nonisolated(unsafe) private static let places = {
    let places = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
    places.initialize(repeating: 0, count: capacity)
    return places
  }()
  private static let access = Guarded(())

  /// Keeps handlers of this process, and signals that it ignores.
  static let endWithProcess: Void = {
    _ = places
    for number in [SIGINT, SIGTERM, SIGHUP] where hasDefaultAction(number) {
      signal(number) { number in
        ProviderGroups.end()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }()

  static func add(_ group: pid_t) { replace(0, with: group) }

  static func remove(_ group: pid_t) { replace(group, with: 0) }

  private static func replace(_ old: pid_t, with new: pid_t) {
    access.withLock { _ in
      guard let place = (0..<capacity).first(where: { places[$0] == old }) else { return }
      places[place] = new
    }
  }

  /// Kills all groups. A signal's handler can call this.
  package static func end() {
    for place in 0..<capacity {
      // Read once: another thread may free the place, and 0 would mean this process's own group.
      let group = places[place]
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
