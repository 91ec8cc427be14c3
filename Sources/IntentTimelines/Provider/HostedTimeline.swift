public import IntentPlatform

/// What a widget shows over time: the counterpart of `Timeline`.
public struct HostedTimeline<Entry: HostedTimelineEntry>: Sendable {
  /// What shows, each entry from its date to that of the next. Of two with one date, the later one shows.
  ///
  /// Those that a host does not keep are reported: ``TimelineHostLimits/maximumEntryCount``.
  public var entries: [Entry]
  /// When to ask for the next timeline.
  public var policy: HostedTimelineReloadPolicy

  /// A timeline.
  ///
  /// - Parameters:
  ///   - entries: What shows.
  ///   - policy: When to ask for the next timeline.
  public init(entries: [Entry], policy: HostedTimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When a widget's next timeline is asked for, at the earliest: the counterpart of `TimelineReloadPolicy`.
public enum HostedTimelineReloadPolicy: Sendable, Hashable {
  /// When the last entry has begun to show.
  case atEnd
  /// At a date.
  case after(Date)
  /// Only when the app asks for it, or the configuration changes.
  case never
}
