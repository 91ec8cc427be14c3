/// The limits of a ``TimelineHost`` on its providers and on the entries and events that it keeps.
public struct TimelineHostLimits: Sendable, Hashable {
  /// The time until a provider is cut off. The system's extensions have about half a minute.
  public var providerTime: Duration = .seconds(28)
  /// The time between a failure and a retry, at least a second. Apple doesn't document the system's.
  public var retryInterval: Duration = .seconds(900)
  /// The shortest time between two timelines that policies request, at least a second. Apple recommends at
  /// least five minutes between entries.
  public var minimumInterval: Duration = .seconds(300)
  /// The number of entries to keep of a timeline, from the current one on. At least 1.
  public var maximumEntryCount = 500
  /// The number of past entries to keep per widget.
  public var maximumPastEntryCount = 1_000
  /// The number of events to keep for all widgets.
  public var maximumEventCount = 10_000
  /// The number of cut-off calls that may still run for a widget before its next call waits, reported as
  /// ``TimelineHostEvent/Kind/stuck(_:callCount:)``. At least 1.
  public var maximumStuckCallCount = 3

  /// Creates the default limits.
  public init() {}
}

/// The number of refreshes that each widget gets in a day.
///
/// Apple's "Keeping a widget up to date" grants 40 to 70 to a frequently viewed widget, each with its own
/// budget of 24 hours, but doesn't say how the system distributes them. Here, a widget gets this number
/// within any 24 hours, and early requests wait for the next refresh.
public struct RefreshBudget: Sendable, Hashable {
  /// The number of refreshes within any 24 hours. Negative numbers count as 0.
  public var refreshesPerDay: Int
  /// Whether requests beyond the budget wait, instead of only being reported.
  public var isEnforced: Bool

  /// Creates a budget. The default of 40 refreshes within any 24 hours is cautious.
  public init(refreshesPerDay: Int = 40, isEnforced: Bool = true) {
    self.refreshesPerDay = refreshesPerDay
    self.isEnforced = isEnforced
  }
}

/// The counts of a widget's timeline requests since it was placed.
public struct RefreshReport: Sendable, Hashable {
  /// The number of refreshes on the budget.
  public var grantedCount = 0
  /// The number of free refreshes: the first one, those after a change of the configuration or provider,
  /// requests of an app in the foreground, and retries of these.
  public var freeCount = 0
  /// The number beyond the budget. With an enforced budget, further requests of a waiting widget don't count;
  /// otherwise, this counts everything that the system would drop.
  public var droppedCount = 0
  /// The number of failed requests, including cut-off ones.
  public var failureCount = 0
  /// The number of requests that were cut off.
  public var cutOffCount = 0
}

extension RefreshReport: CustomStringConvertible {
  /// The counts in words: `40 granted, 1 free, 8 dropped, 0 failed`.
  public var description: String {
    "\(grantedCount) granted, \(freeCount) free, \(droppedCount) dropped, \(failureCount) failed"
  }
}

struct RefreshLedger {
  private static let day = Duration.seconds(86_400)

  /// The times in order, within the budget.
  private var granted: [Duration] = []

  mutating func take(at now: Duration, of budget: RefreshBudget) -> Bool {
    granted.removeAll { $0 + Self.day <= now }
    guard granted.count < budget.refreshesPerDay else { return false }
    granted.append(now)
    return true
  }

  /// Returns the time of the next refresh after a refusal. A budget of zero is checked again in a day.
  func next(after now: Duration) -> Duration {
    (granted.first ?? now) + Self.day
  }
}
