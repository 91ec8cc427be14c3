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
}
