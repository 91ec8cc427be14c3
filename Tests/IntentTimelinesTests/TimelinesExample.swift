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

/// The examples in the documentation.
@Suite(.timeLimit(.minutes(10))) struct TimelinesExample {
  @Test func `the documented test of a day works`() async throws {
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

  @Test func `the documented preview works`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("agenda-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let clock = ManualClock()
    let store = try ConfigurationStore(directory: folder)
    let host = TimelineHost(store, clock: clock, startingAt: .sixOClock)
    await host.add(SlowAgenda(clock: clock), forKind: "UpNext")

    let driver = Task {
      while !Task.isCancelled { await clock.advance(by: .seconds(1)) }
    }
    defer { driver.cancel() }
    let preview = try await host.preview(ofKind: "UpNext", in: .systemLarge)
    #expect((preview as? AgendaEntry)?.heading == "All calendars")
  }
}

/// Sleeps before it answers.
private struct SlowAgenda: HostedTimelineProvider {
  let clock: ManualClock
  private let agenda = Agenda()

  init(clock: ManualClock) {
    self.clock = clock
  }

  func placeholder(in context: Context) -> AgendaEntry {
    agenda.placeholder(in: context)
  }

  func snapshot(for configuration: UpNextConfiguration, in context: Context) async throws -> AgendaEntry {
    try await clock.sleep(for: .seconds(20))
    return try await agenda.snapshot(for: configuration, in: context)
  }

  func timeline(
    for configuration: UpNextConfiguration,
    in context: Context
  ) async throws -> HostedTimeline<AgendaEntry> {
    try await agenda.timeline(for: configuration, in: context)
  }
}
