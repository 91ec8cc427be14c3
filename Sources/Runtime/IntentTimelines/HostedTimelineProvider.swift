public import IntentPlatform

/// Provides a widget's timelines on any platform: the counterpart of WidgetKit's timeline provider.
///
/// The names are WidgetKit's with the prefix `Hosted`, so a provider can move into a widget. See
/// `Documentation/Timelines.md`.
public protocol HostedTimelineProvider<Configuration>: Sendable {
  /// The configuration, generated from a definition.
  associatedtype Configuration: GeneratedConfiguration
  /// The entries of the timelines.
  associatedtype Entry: HostedTimelineEntry

  typealias Context = HostedTimelineProviderContext

  /// Returns an entry to show before there is data. It should return immediately.
  ///
  /// - Parameter context: The widget.
  func placeholder(in context: Context) -> Entry

  /// Returns an entry for a single moment, such as in the widget gallery.
  ///
  /// - Parameters:
  ///   - configuration: The configuration; in the gallery, the definition's defaults.
  ///   - context: The widget, and whether it is a preview.
  /// - Throws: An error to show nothing.
  func snapshot(for configuration: Configuration, in context: Context) async throws -> Entry

  /// Returns the entries from now on, and when to request the next timeline.
  ///
  /// - Parameters:
  ///   - configuration: The widget's configuration.
  ///   - context: The widget, and the date.
  /// - Throws: An error to keep the previous timeline.
  func timeline(for configuration: Configuration, in context: Context) async throws -> HostedTimeline<Entry>

  /// Returns the configurations to choose from where a widget can't be edited, as on Apple Watch. The default
  /// is ``HostedRecommendation/cases``.
  func recommendations() -> [HostedRecommendation<Configuration>]
}

extension HostedTimelineProvider {
  public func recommendations() -> [HostedRecommendation<Configuration>] { HostedRecommendation.cases }
}

/// The entries of a widget over time: the counterpart of `Timeline`.
public struct HostedTimeline<Entry: HostedTimelineEntry>: Sendable {
  /// The entries. Each shows until the next one's date; if two have the same date, the later one shows.
  ///
  /// A host reports entries beyond ``TimelineHostLimits/maximumEntryCount``.
  public var entries: [Entry]
  /// When to request the next timeline.
  public var policy: HostedTimelineReloadPolicy

  /// Creates a timeline with a policy for the next one.
  public init(entries: [Entry], policy: HostedTimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// The earliest time for the next timeline: the counterpart of `TimelineReloadPolicy`.
public enum HostedTimelineReloadPolicy: Sendable, Hashable {
  /// When the last entry begins to show.
  case atEnd
  /// At a date.
  case after(Date)
  /// Only when the app requests it, or the configuration changes.
  case never
}

/// The content of a widget from a date on: the counterpart of `TimelineEntry`.
public protocol HostedTimelineEntry: Sendable {
  /// The date from which it shows.
  var date: Date { get }
  /// The relevance at that time; `nil` is the lowest.
  var relevance: HostedTimelineEntryRelevance? { get }
}

extension HostedTimelineEntry {
  public var relevance: HostedTimelineEntryRelevance? { nil }
}

/// The relevance of an entry: the counterpart of `TimelineEntryRelevance`.
public struct HostedTimelineEntryRelevance: Sendable, Hashable {
  /// The relevance among the provider's entries. Entries at 0 or less are irrelevant.
  public var score: Float
  /// The seconds from the entry's date; 0 for until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance. A duration of 0 lasts until the next entry.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The context of a provider's call: the counterpart of `TimelineProviderContext`.
public struct HostedTimelineProviderContext: Sendable, Hashable {
  /// The widget's family.
  public var family: ConfigurationFamily
  /// Whether the widget is in a gallery, where sample data is enough.
  public var isPreview: Bool
  /// The date of the host's clock, or `Date.now` in a real widget.
  public var now: Date

  /// Creates a context, such as for a test.
  public init(family: ConfigurationFamily, now: Date, isPreview: Bool = false) {
    self.family = family
    self.isPreview = isPreview
    self.now = now
  }
}

// A host calls its providers without knowing their concrete types.
extension HostedTimelineProvider {
  func configuration(
    of widget: PlacedWidget,
    in store: ConfigurationStore
  ) throws -> (any GeneratedConfiguration)? {
    try store.read(Configuration.self, for: widget)?.configuration
  }

  /// Returns a snapshot; without a configuration, with the defaults.
  func anySnapshot(
    for configuration: (any GeneratedConfiguration)?,
    in context: Context
  ) async throws -> any HostedTimelineEntry {
    try await snapshot(for: configuration as? Configuration ?? Configuration(), in: context)
  }

  func anyTimeline(
    for configuration: any GeneratedConfiguration,
    in context: Context
  ) async throws -> AnyTimeline {
    let timeline = try await timeline(for: configuration as? Configuration ?? Configuration(), in: context)
    return (timeline.entries, timeline.policy)
  }
}

extension GeneratedConfiguration {
  func equals(_ other: any GeneratedConfiguration) -> Bool {
    (other as? Self) == self
  }
}
