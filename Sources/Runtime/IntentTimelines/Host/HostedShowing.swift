public import IntentPlatform

/// What a widget shows from a date on.
public struct HostedShowing: Sendable {
  /// When it starts to show; for the first entry of a timeline this can be later than the entry's date.
  public var date: Date
  /// The entry, of the provider's type.
  public var entry: any HostedTimelineEntry
  /// Whether it is the placeholder, which shows before the first timeline.
  public var isPlaceholder: Bool
}
