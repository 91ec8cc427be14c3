#if canImport(WidgetKit) && !os(tvOS)
  public import IntentPlatform
  public import WidgetKit

  /// An entry of a hosted provider, as WidgetKit takes it.
  public struct HostedEntry<Content: HostedTimelineEntry>: TimelineEntry {
    /// The entry that the provider returned.
    public let content: Content

    /// Wraps an entry.
    public init(_ content: Content) {
      self.content = content
    }

    public var date: Date { content.date }

    public var relevance: TimelineEntryRelevance? {
      content.relevance.map { TimelineEntryRelevance(score: $0.score, duration: $0.duration) }
    }
  }
#endif
