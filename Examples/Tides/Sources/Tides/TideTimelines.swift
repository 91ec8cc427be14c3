import Foundation
import IntentTimelines

/// Provides the timelines of a widget.
struct TideTimelines: HostedTimelineProvider {
  let office: HarbourOffice
  /// The length of a timeline.
  var minutes = 240

  func placeholder(in context: Context) -> TideEntry {
    TideEntry(emptyAt: context.now)
  }

  func snapshot(for configuration: TidesConfiguration, in context: Context) async throws -> TideEntry {
    // A gallery should not wait for the server.
    if context.isPreview { return TideEntry(Gauge.all[0], configuration, at: context.now) }
    guard let harbour = configuration.harbour else { return placeholder(in: context) }
    let gauge = try await office.gauge(of: harbour.identifier, at: context.now)
    return TideEntry(gauge, configuration, at: context.now)
  }

  /// An entry for every half hour. When the last one shows, the host asks for the next timeline.
  func timeline(
    for configuration: TidesConfiguration,
    in context: Context
  ) async throws -> HostedTimeline<TideEntry> {
    guard let harbour = configuration.harbour else {
      return HostedTimeline(entries: [placeholder(in: context)], policy: .never)
    }
    let gauge = try await office.gauge(of: harbour.identifier, at: context.now)
    let dates = stride(from: 0, through: minutes, by: 30).map { context.now + Double($0) * 60 }
    return HostedTimeline(
      entries: dates.map { TideEntry(gauge, configuration, at: $0) },
      policy: .after(context.now + Double(minutes) * 60)
    )
  }
}
