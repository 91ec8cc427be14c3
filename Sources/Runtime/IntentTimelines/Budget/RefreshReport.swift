/// Counts of a widget's timeline requests since it was placed.
public struct RefreshReport: Sendable, Hashable {
  /// The number of refreshes that used the budget.
  public var grantedCount = 0
  /// The number that were free: the first one, those after a change of the configuration or provider, those that an app
  /// in the foreground requested, and retries of these.
  public var freeCount = 0
  /// The number beyond the budget. If the budget is enforced, a widget waits after one was dropped, and its further
  /// requests are not counted. Only if ``RefreshBudget/isEnforced`` is `false` does this count all that the system
  /// would drop.
  public var droppedCount = 0
  /// The number that failed, including those that were cut off.
  public var failureCount = 0
  /// The number that were cut off because the provider was too slow.
  public var cutOffCount = 0
}

extension RefreshReport: CustomStringConvertible {
  /// The counts in words: `40 granted, 1 free, 8 dropped, 0 failed`.
  public var description: String {
    "\(grantedCount) granted, \(freeCount) free, \(droppedCount) dropped, \(failureCount) failed"
  }
}
