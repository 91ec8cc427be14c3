/// Says what a widget shows, and when: the counterpart of WidgetKit's provider of timelines, for any platform.
///
/// Without the word `Hosted` the names here are WidgetKit's, so that a provider that has grown up here moves into a
/// widget: `Documentation/Timelines.md` says how.
public protocol HostedTimelineProvider<Configuration>: Sendable {
  /// What is configured: a struct that was generated from a definition.
  associatedtype Configuration: GeneratedConfiguration
  /// What is shown from a date on.
  associatedtype Entry: HostedTimelineEntry

  typealias Context = HostedTimelineProviderContext

  /// What to show before anything is known. It should return at once.
  ///
  /// - Parameter context: Which widget is asked for.
  func placeholder(in context: Context) -> Entry

  /// What to show of one moment, such as in the gallery of widgets.
  ///
  /// - Parameters:
  ///   - configuration: What is configured; in the gallery the definition's defaults.
  ///   - context: Which widget is asked for, and whether it is a preview.
  /// - Throws: Why there is nothing to show.
  func snapshot(for configuration: Configuration, in context: Context) async throws -> Entry

  /// What to show from now on, and when to ask again.
  ///
  /// - Parameters:
  ///   - configuration: What is configured for the widget.
  ///   - context: Which widget is asked for, and the date.
  /// - Throws: Why there is no timeline. The one that there was stays.
  func timeline(
    for configuration: Configuration,
    in context: Context
  ) async throws -> HostedTimeline<Entry>
}
