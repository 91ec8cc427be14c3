public import IntentPlatform

/// What a widget shows from a date on: the counterpart of `TimelineEntry`.
public protocol HostedTimelineEntry: Sendable {
  /// When it starts to show.
  var date: Date { get }
  /// Its relevance at that time; `nil` is the lowest.
  var relevance: HostedTimelineEntryRelevance? { get }
}

extension HostedTimelineEntry {
  public var relevance: HostedTimelineEntryRelevance? { nil }
}

/// The relevance of an entry: the counterpart of `TimelineEntryRelevance`.
public struct HostedTimelineEntryRelevance: Sendable, Hashable {
  /// The relevance compared with the provider's other entries. At 0 or less it is not relevant.
  public var score: Float
  /// The duration in seconds from the entry's date; 0 means until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance.
  ///
  /// - Parameters:
  ///   - score: The relevance compared with the provider's other entries.
  ///   - duration: The duration in seconds; 0 means until the next entry.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
