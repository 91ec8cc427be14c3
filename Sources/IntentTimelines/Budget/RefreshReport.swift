/// How often a widget's timeline was asked for since it was placed.
public struct RefreshReport: Sendable, Hashable {
  /// How many refreshes the budget granted.
  public var grantedCount = 0
  /// How many cost nothing: the first one, those after a change of the configuration, and what an app in the
  /// foreground asked for.
  public var freeCount = 0
  /// How many went beyond the budget: the system would have dropped them.
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
