/// How much a ``TimelineHost`` gives its providers and keeps of what they say.
///
/// It keeps at most the given numbers of entries for each widget and of events for all of them, however long it
/// runs.
public struct TimelineHostLimits: Sendable, Hashable {
  /// How long a provider may take before it is cut off, by the host's clock. Extensions of the system have about
  /// half a minute.
  public var providerTime: Duration = .seconds(28)
  /// How long after a failure the provider is asked again. What the system does is not documented.
  /// At least a second.
  public var retryInterval: Duration = .seconds(900)
  /// The shortest time between two timelines that policies ask for. Apple advises entries to be five minutes
  /// apart. At least a second.
  public var minimumInterval: Duration = .seconds(300)
  /// How many entries of a timeline are kept: the earliest that show from now on. At least 1.
  public var maximumEntryCount = 500
  /// How many entries are remembered for each widget that have shown before.
  public var maximumPastEntryCount = 1_000
  /// How many events are remembered, those of all widgets together.
  public var maximumEventCount = 10_000
  /// How many calls that were cut off may still be running for a widget before no further one is made. At
  /// least 1.
  public var maximumStuckCallCount = 3

  /// The limits that are documented for each.
  public init() {}
}
