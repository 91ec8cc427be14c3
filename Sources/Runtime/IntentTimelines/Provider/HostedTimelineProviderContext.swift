public import IntentPlatform

/// The context of a provider's call: the counterpart of `TimelineProviderContext`.
public struct HostedTimelineProviderContext: Sendable, Hashable {
  /// The widget's family.
  public var family: ConfigurationFamily
  /// Whether the widget is in a gallery, where sample data is enough.
  public var isPreview: Bool
  /// The date of the host's clock. In a real widget it is `Date.now`.
  public var now: Date

  /// Creates a context, for example for a test.
  ///
  /// - Parameters:
  ///   - family: The widget's family.
  ///   - now: The date.
  ///   - isPreview: Whether the widget is in a gallery.
  public init(family: ConfigurationFamily, now: Date, isPreview: Bool = false) {
    self.family = family
    self.isPreview = isPreview
    self.now = now
  }
}
