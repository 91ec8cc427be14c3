/// The number of refreshes that each widget gets in a day.
///
/// Apple's "Keeping a widget up to date" gives 40 to 70 for a widget that is viewed often, and a separate budget of 24
/// hours for each placed widget. It does not say how the system distributes them. Here, a widget gets this number
/// within any 24 hours, and early requests wait for the next refresh.
public struct RefreshBudget: Sendable, Hashable {
  /// The number of refreshes within any 24 hours. Negative numbers count as 0.
  public var refreshesPerDay: Int
  /// Whether requests beyond the budget wait. If not, they are only reported.
  public var isEnforced: Bool

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - refreshesPerDay: The number of refreshes within any 24 hours; 40 is a cautious assumption.
  ///   - isEnforced: Whether requests beyond the budget wait.
  public init(refreshesPerDay: Int = 40, isEnforced: Bool = true) {
    self.refreshesPerDay = refreshesPerDay
    self.isEnforced = isEnforced
  }
}
