/// What happened to an editor on a terminal and was not dealt with yet.
///
/// It is dealt with in one go and drawn once, so that keys may come faster than they can be drawn: a text that a
/// terminal pastes as if it were typed.
struct Happenings: Sendable {
  enum Happening: Sendable, Hashable {
    case terminal(TerminalEvent)
    /// The state may be another, such as after an answer.
    case changed
    case tick
  }

  private var waiting: [Happening] = []
  /// The keys after all that waits.
  private var keys: [Key] = []

  /// Adds what happened last. Keys join those that wait.
  mutating func add(_ happening: Happening) {
    if case .terminal(.keys(let more)) = happening {
      keys += more
    } else if happening != .changed || !keys.isEmpty || waiting.last != .changed {
      endKeys()
      waiting.append(happening)
    }
  }

  /// Takes everything that waits, in its order.
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
