/// A widget's refreshes within the last 24 hours.
struct RefreshLedger {
  private static let day = Duration.seconds(86_400)

  /// Their times in order; never more than the budget.
  private var granted: [Duration] = []

  /// Uses a refresh, if one is left.
  mutating func take(at now: Duration, of budget: RefreshBudget) -> Bool {
    granted.removeAll { $0 + Self.day <= now }
    guard granted.count < budget.refreshesPerDay else { return false }
    granted.append(now)
    return true
  }

  /// The time of the next refresh after one was refused. A budget of zero is checked again in a day.
  func next(after now: Duration) -> Duration {
    (granted.first ?? now) + Self.day
  }
}
