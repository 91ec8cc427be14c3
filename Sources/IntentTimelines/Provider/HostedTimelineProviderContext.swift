public import IntentPlatform

/// What a provider knows of the widget that it is asked for: the counterpart of `TimelineProviderContext`.
public struct HostedTimelineProviderContext: Sendable, Hashable {
  /// The widget's size.
  public var family: ConfigurationFamily
  /// Whether the widget is shown in a gallery, where sample data will do.
  public var isPreview: Bool
  /// The date, by the host's clock. In a widget it is `Date.now`.
  public var now: Date

  /// A context, such as a test gives to a provider.
  ///
  /// - Parameters:
  ///   - family: The widget's size.
  ///   - now: The date.
  ///   - isPreview: Whether the widget is shown in a gallery.
  public init(family: ConfigurationFamily, now: Date, isPreview: Bool = false) {
    self.family = family
    self.isPreview = isPreview
    self.now = now
  }
}
