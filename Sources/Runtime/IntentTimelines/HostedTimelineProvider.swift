public import IntentPlatform

/// Provides a widget's timelines: the counterpart of WidgetKit's timeline provider, for any platform.
///
/// Without the prefix `Hosted`, the names are WidgetKit's, so a provider can move into a widget:
/// `Documentation/Timelines.md` explains how.
public protocol HostedTimelineProvider<Configuration>: Sendable {
  /// The configuration: a struct generated from a definition.
  associatedtype Configuration: GeneratedConfiguration
  /// What the widget shows from a date on.
  associatedtype Entry: HostedTimelineEntry

  typealias Context = HostedTimelineProviderContext

  /// What to show before there is data. It should return at once.
  ///
  /// - Parameter context: The widget.
  func placeholder(in context: Context) -> Entry

  /// What to show at a single moment, such as in the widget gallery.
  ///
  /// - Parameters:
  ///   - configuration: The configuration; in the gallery, the definition's defaults.
  ///   - context: The widget, and whether it is a preview.
  /// - Throws: An error if there is nothing to show.
  func snapshot(for configuration: Configuration, in context: Context) async throws -> Entry

  /// What to show from now on, and when to request the next timeline.
  ///
  /// - Parameters:
  ///   - configuration: The widget's configuration.
  ///   - context: The widget, and the date.
  /// - Throws: An error if there is no timeline. The previous one stays.
  func timeline(for configuration: Configuration, in context: Context) async throws -> HostedTimeline<Entry>

  /// The configurations that people choose from where a widget has no editor, as on Apple Watch. By default, these are
  /// ``HostedRecommendation/cases``.
  func recommendations() -> [HostedRecommendation<Configuration>]
}

extension HostedTimelineProvider {
  public func recommendations() -> [HostedRecommendation<Configuration>] { HostedRecommendation.cases }
}

/// What a widget shows over time: the counterpart of `Timeline`.
public struct HostedTimeline<Entry: HostedTimelineEntry>: Sendable {
  /// The entries. Each shows until the date of the next. If two have the same date, the later one shows.
  ///
  /// A host reports the entries that it does not keep: ``TimelineHostLimits/maximumEntryCount``.
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

/// A host's calls of a provider, without its concrete types.
extension HostedTimelineProvider {
  /// The stored configuration of a widget, if any.
  func configuration(
    of widget: PlacedWidget,
    in store: ConfigurationStore
  ) throws -> (any GeneratedConfiguration)? {
    try store.read(Configuration.self, for: widget)?.configuration
  }

  /// A snapshot; a `nil` configuration uses the defaults.
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
