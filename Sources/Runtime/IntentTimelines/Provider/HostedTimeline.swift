public import IntentPlatform

/// What a widget shows over time: the counterpart of `Timeline`.
public struct HostedTimeline<Entry: HostedTimelineEntry>: Sendable {
  /// The entries, each of which shows until the date of the next. Of two with the same date, the later one shows.
  ///
  /// A host reports those that it does not keep: ``TimelineHostLimits/maximumEntryCount``.
  public var entries: [Entry]
  /// When to request the next timeline.
  public var policy: HostedTimelineReloadPolicy

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - policy: When to request the next timeline.
  public init(entries: [Entry], policy: HostedTimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// The earliest time for a widget's next timeline: the counterpart of `TimelineReloadPolicy`.
public enum HostedTimelineReloadPolicy: Sendable, Hashable {
  /// When the last entry starts to show.
  case atEnd
  /// At a date.
  case after(Date)
  /// Only when the app requests it, or the configuration changes.
  case never
}
