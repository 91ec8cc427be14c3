/// The events of a terminal that are not handled yet.
///
/// They are handled together and drawn once, because keys can arrive faster than frames can be drawn, as when a
/// terminal pastes a text as if it were typed.
struct Happenings: Sendable {
  enum Happening: Sendable, Hashable {
    case terminal(TerminalEvent)
    /// The state may have changed.
    case changed
    case tick
  }

  private var waiting: [Happening] = []
  /// The keys after everything else that waits.
  private var keys: [Key] = []

  /// Adds an event. Keys join those that wait.
  mutating func add(_ happening: Happening) {
    if case .terminal(.keys(let more)) = happening {
      keys += more
    } else if happening != .changed || !keys.isEmpty || waiting.last != .changed {
      endKeys()
      waiting.append(happening)
    }
  }

  /// Takes all waiting events, in order.
  mutating func take() -> [Happening] {
    endKeys()
    defer { waiting = [] }
    return waiting
  }

  private mutating func endKeys() {
    if !keys.isEmpty { waiting.append(.terminal(.keys(keys))) }
    keys = []
  }
}
