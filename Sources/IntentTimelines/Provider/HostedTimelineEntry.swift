public import IntentPlatform

/// What a widget shows from a date on: the counterpart of `TimelineEntry`.
public protocol HostedTimelineEntry: Sendable {
  /// When it begins to show.
  var date: Date { get }
  /// How much it matters to see it then; `nil` is as little as anything.
  var relevance: HostedTimelineEntryRelevance? { get }
}

extension HostedTimelineEntry {
  public var relevance: HostedTimelineEntryRelevance? { nil }
}

/// How much it matters to see an entry: the counterpart of `TimelineEntryRelevance`.
public struct HostedTimelineEntryRelevance: Sendable, Hashable {
  /// How much, compared with the provider's other entries. At 0 or less it does not matter.
  public var score: Float
  /// For how long, in seconds from the entry's date; 0 is until the next entry.
  public var duration: TimeInterval

  /// A relevance.
  ///
  /// - Parameters:
  ///   - score: How much it matters, compared with the provider's other entries.
  ///   - duration: For how long, in seconds; 0 is until the next entry.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
