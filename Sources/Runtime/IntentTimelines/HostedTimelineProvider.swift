public import IntentPlatform

/// Provides a widget's timelines on any platform.
///
/// The types are named like WidgetKit's, with the prefix `Hosted`. The library's article says how to move one
/// into a widget.
public protocol HostedTimelineProvider<Configuration>: Sendable {
  /// The configuration, generated from a definition.
  associatedtype Configuration: GeneratedConfiguration
  /// The entries of the timelines.
  associatedtype Entry: HostedTimelineEntry

  typealias Context = HostedTimelineProviderContext

  /// Returns an entry immediately, before there is data.
  func placeholder(in context: Context) -> Entry

  /// Returns an entry for a single moment, such as in the gallery.
  ///
  /// - Throws: An error if nothing should show.
  func snapshot(for configuration: Configuration, in context: Context) async throws -> Entry

  /// Returns the entries from now on.
  ///
  /// - Throws: An error if the previous timeline should stay.
  func timeline(for configuration: Configuration, in context: Context) async throws -> HostedTimeline<Entry>

  /// Returns configurations for Apple Watch; by default ``HostedRecommendation/cases``.
  func recommendations() -> [HostedRecommendation<Configuration>]
}

extension HostedTimelineProvider {
  public func recommendations() -> [HostedRecommendation<Configuration>] { HostedRecommendation.cases }
}

/// The entries of a widget over time.
public struct HostedTimeline<Entry: HostedTimelineEntry>: Sendable {
  /// Each entry shows until the next entry's date. If several have the same date, the last one shows. A host
  /// drops entries beyond ``TimelineHostLimits/maximumEntryCount``.
  public var entries: [Entry]
  /// When to request the next timeline.
  public var policy: HostedTimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [Entry], policy: HostedTimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// The earliest time for the next timeline.
public enum HostedTimelineReloadPolicy: Sendable, Hashable {
  /// When the last entry begins to show.
  case atEnd
  case after(Date)
  /// Only when the app requests it, or the configuration changes.
  case never
}

/// The content of a widget from a date on.
public protocol HostedTimelineEntry: Sendable {
  /// The date from which the entry shows.
  var date: Date { get }
  /// The relevance in a stack of widgets; `nil` is the lowest.
  var relevance: HostedTimelineEntryRelevance? { get }
}

extension HostedTimelineEntry {
  public var relevance: HostedTimelineEntryRelevance? { nil }
}

/// The relevance of an entry.
public struct HostedTimelineEntryRelevance: Sendable, Hashable {
  /// The higher, the more relevant. 0 or less is irrelevant.
  public var score: Float
  /// Seconds from the entry's date. 0 means until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The circumstances of a provider's call.
public struct HostedTimelineProviderContext: Sendable, Hashable {
  /// The widget's family.
  public var family: ConfigurationFamily
  /// Whether sample data is enough, as in a gallery.
  public var isPreview: Bool
  /// The host's date, or `Date.now` in a real widget.
  public var now: Date

  /// Creates a context, such as for a test.
  public init(family: ConfigurationFamily, now: Date, isPreview: Bool = false) {
    self.family = family
    self.isPreview = isPreview
    self.now = now
  }
}

// For callers that don't know the concrete types.
extension HostedTimelineProvider {
  func configuration(
    of widget: PlacedWidget,
    in store: ConfigurationStore
  ) throws -> (any GeneratedConfiguration)? {
    try store.read(Configuration.self, for: widget)?.configuration
  }

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
