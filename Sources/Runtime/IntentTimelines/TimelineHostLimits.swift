/// The limits of a ``TimelineHost`` on its providers and on what it keeps.
///
/// It keeps at most these numbers of entries for each widget and of events for all of them, however long it runs.
public struct TimelineHostLimits: Sendable, Hashable {
  /// The time after which a provider is cut off. The system's extensions have about half a minute.
  public var providerTime: Duration = .seconds(28)
  /// The time between a failure and a retry, at least a second. What the system does is not documented.
  public var retryInterval: Duration = .seconds(900)
  /// The shortest time between two timelines that policies request, at least a second. Apple recommends entries at
  /// least five minutes apart.
  public var minimumInterval: Duration = .seconds(300)
  /// The number of entries kept of a timeline, starting with the current one. At least 1.
  public var maximumEntryCount = 500
  /// The number of past entries kept for each widget.
  public var maximumPastEntryCount = 1_000
  /// The number of events kept for all widgets together.
  public var maximumEventCount = 10_000
  /// The number of running cut-off calls of a widget beyond which there are no further calls; reported as
  /// ``TimelineHostEvent/Kind/stuck(_:callCount:)``. At least 1.
  public var maximumStuckCallCount = 3

  /// Creates the default limits.
  public init() {}
}

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

/// Counts of a widget's timeline requests since it was placed.
public struct RefreshReport: Sendable, Hashable {
  /// The number of refreshes that used the budget.
  public var grantedCount = 0
  /// The number of free refreshes: the first one, refreshes after a change of the configuration or provider, requests
  /// of an app in the foreground, and retries of these.
  public var freeCount = 0
  /// The number beyond the budget. If the budget is enforced, a widget waits after one was dropped, and its further
  /// requests are not counted. Only if ``RefreshBudget/isEnforced`` is `false` does this count all that the system
  /// would drop.
  public var droppedCount = 0
  /// The number of requests that failed or were cut off.
  public var failureCount = 0
  /// The number of requests that were cut off because the provider was too slow.
  public var cutOffCount = 0
}

extension RefreshReport: CustomStringConvertible {
  /// The counts in words: `40 granted, 1 free, 8 dropped, 0 failed`.
  public var description: String {
    "\(grantedCount) granted, \(freeCount) free, \(droppedCount) dropped, \(failureCount) failed"
  }
}

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
