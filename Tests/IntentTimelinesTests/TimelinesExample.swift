import Foundation
import GeneratedSchemas
import IntentTimelines
import Testing

struct AgendaEntry: HostedTimelineEntry {
  var date: Date
  var heading: String
}

struct Agenda: HostedTimelineProvider {
  func placeholder(in context: Context) -> AgendaEntry {
    AgendaEntry(date: context.now, heading: "Up next")
  }

  func snapshot(for configuration: UpNextConfiguration, in context: Context) async throws -> AgendaEntry {
    AgendaEntry(date: context.now, heading: heading(for: configuration))
  }

  func timeline(
    for configuration: UpNextConfiguration,
    in context: Context
  ) async throws -> HostedTimeline<AgendaEntry> {
    let entry = try await snapshot(for: configuration, in: context)
    return HostedTimeline(entries: [entry], policy: .after(context.now + 3_600))
  }

  private func heading(for configuration: UpNextConfiguration) -> String {
    configuration.mirrorCalendarApp ? "All calendars" : "Chosen calendars"
  }
}

/// What the documentation shows.
@Suite(.timeLimit(.minutes(2))) struct TimelinesExample {
  @Test func aDay() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("agenda-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let date = Date.sixOClock

    let store = try ConfigurationStore(directory: folder)
    let widget = PlacedWidget("UpNext", .systemSmall, id: "home")
    try store.write(UpNextConfiguration(), for: widget)

    let clock = ManualClock()
    let host = TimelineHost(store, clock: clock, startingAt: date)
    await host.add(Agenda(), forKind: "UpNext")
    try await host.start()

    await clock.advance(by: .seconds(86_400))
    let entry = await host.showing(of: widget, at: date + 3_600)?.entry as? AgendaEntry
    #expect(entry?.heading == "All calendars")
    #expect(await host.report(of: widget)?.droppedCount == 0)
    await host.stop()
  }
}
