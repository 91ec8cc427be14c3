/// How many refreshes the system grants each widget in a day.
///
/// Apple's "Keeping a widget up to date" says 40 to 70 for a widget that is often looked at, and that each placed
/// widget has a budget of its own, for 24 hours. How the system spreads them it does not say; here a widget gets so
/// many within any 24 hours, and what comes too early waits for the first that is granted again.
public struct RefreshBudget: Sendable, Hashable {
  /// How many refreshes are granted within any 24 hours. Less than 0 is 0.
  public var refreshesPerDay: Int
  /// Whether what goes beyond it waits. Otherwise it is only reported.
  public var isEnforced: Bool

  /// A budget.
  ///
  /// - Parameters:
  ///   - refreshesPerDay: How many refreshes are granted within any 24 hours; 40 is what a careful author counts on.
  ///   - isEnforced: Whether what goes beyond it waits.
  public init(refreshesPerDay: Int = 40, isEnforced: Bool = true) {
    self.refreshesPerDay = refreshesPerDay
    self.isEnforced = isEnforced
  }
}
