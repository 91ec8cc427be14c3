/// The limits on a host's providers, entries and events.
public struct TimelineHostLimits: Sendable, Hashable {
  /// The time until a provider is cut off. The system gives extensions about half a minute.
  public var providerTime: Duration = .seconds(28)
  /// The time between a failure and a retry, at least a second. Apple doesn't document how long the system
  /// waits.
  public var retryInterval: Duration = .seconds(900)
  /// The minimum time between two timelines that policies request, at least a second. Apple recommends at
  /// least five minutes between entries.
  public var minimumInterval: Duration = .seconds(300)
  /// The maximum number of entries to keep, from the current one on; at least 1.
  public var maximumEntryCount = 500
  /// The maximum number of past entries for each widget.
  public var maximumPastEntryCount = 1_000
  /// The maximum number of events for all widgets.
  public var maximumEventCount = 10_000

  /// Creates the default limits.
  public init() {}
}

/// Limits the refreshes of each widget.
///
/// Apple's "Keeping a widget up to date" grants a frequently viewed widget 40 to 70 refreshes a day.
public struct RefreshBudget: Sendable, Hashable {
  /// Refreshes within any 24 hours. Negative numbers count as 0.
  public var refreshesPerDay: Int

  /// Creates a budget, by default a cautious one.
  public init(refreshesPerDay: Int = 40) {
    self.refreshesPerDay = refreshesPerDay
  }
}

/// Counts the requests for a widget's timelines since the widget was placed.
public struct RefreshReport: Sendable, Hashable {
  /// Refreshes that counted against the budget.
  public var grantedCount = 0
  /// The first refresh, those after a change of the configuration or provider, and those requested in the
  /// foreground.
  public var freeCount = 0
  /// Requests beyond the budget.
  public var droppedCount = 0
  /// Failed requests, including cut-off ones.
  public var failureCount = 0
  /// Requests that were cut off.
  public var cutOffCount = 0
}

extension RefreshReport: CustomStringConvertible {
  /// `40 granted, 1 free, 8 dropped, 0 failed`.
  public var description: String {
    "\(grantedCount) granted, \(freeCount) free, \(droppedCount) dropped, \(failureCount) failed"
  }
}

/// The refreshes of the last 24 hours that counted against the budget.
struct RefreshLedger {
  private static let day = Duration.seconds(86_400)

  private var granted: [Duration] = []

  mutating func take(at now: Duration, of budget: RefreshBudget) -> Bool {
    granted.removeAll { $0 + Self.day <= now }
    guard granted.count < budget.refreshesPerDay else { return false }
    granted.append(now)
    return true
  }

  /// A budget of zero is checked again in a day.
  func next(after now: Duration) -> Duration {
    (granted.first ?? now) + Self.day
  }
}
