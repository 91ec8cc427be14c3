/// How often a widget's timeline was asked for since it was placed.
public struct RefreshReport: Sendable, Hashable {
  /// How many refreshes the budget granted.
  public var grantedCount = 0
  /// How many cost nothing: the first one, those after a change of the configuration or with another provider,
  /// what an app in the foreground asked for, and what was tried again of these.
  public var freeCount = 0
  /// How many went beyond the budget. Where it is enforced, a widget waits once one was dropped, so that what it would
  /// have asked for meanwhile is not counted; only with ``RefreshBudget/isEnforced`` `false` is it all that the
  /// system would have dropped.
  public var droppedCount = 0
  /// How many failed, those that were cut off included.
  public var failureCount = 0
  /// How many were cut off, because the provider was too slow.
  public var cutOffCount = 0
}

extension RefreshReport: CustomStringConvertible {
  /// In words: `40 granted, 1 free, 8 dropped, 0 failed`.
  public var description: String {
    "\(grantedCount) granted, \(freeCount) free, \(droppedCount) dropped, \(failureCount) failed"
  }
}
