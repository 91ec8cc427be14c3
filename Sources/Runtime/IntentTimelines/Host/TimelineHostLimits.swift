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
