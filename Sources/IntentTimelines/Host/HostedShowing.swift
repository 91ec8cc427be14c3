public import IntentPlatform

/// What a widget shows from a date on.
public struct HostedShowing: Sendable {
  /// From when it shows, which for the first entry of a timeline can be later than the entry's own date.
  public var date: Date
  /// The entry, of the type that the provider of the widget's kind has.
  public var entry: any HostedTimelineEntry
  /// Whether it is the placeholder, because there was no timeline yet.
  public var isPlaceholder: Bool
}
