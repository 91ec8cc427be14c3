/// The refreshes that a widget was granted within the last 24 hours.
struct RefreshLedger {
  private static let day = Duration.seconds(86_400)

  /// When, the earliest first; never more than the budget has.
  private var granted: [Duration] = []

  /// Grants a refresh, if there is one left.
  mutating func take(at now: Duration, of budget: RefreshBudget) -> Bool {
    granted.removeAll { $0 + Self.day <= now }
    guard granted.count < budget.refreshesPerDay else { return false }
    granted.append(now)
    return true
  }

  /// When the next refresh is granted after one was not. Without a budget that is looked at again in a day.
  func next(after now: Duration) -> Duration {
    (granted.first ?? now) + Self.day
  }
}
