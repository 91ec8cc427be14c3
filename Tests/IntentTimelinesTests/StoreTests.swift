import Foundation
import GeneratedSchemas
import IntentTimelines
import Testing

@Suite(.timeLimit(.minutes(10))) struct StoreTests {
  private let provider = Words { configuration, context in
    let text = configuration.mirrorCalendarApp ? "all" : "chosen"
    return HostedTimeline(entries: [Word(date: context.now, text: text)], policy: .never)
  }

  @Test func `each widget has the timeline of its own configuration`() async throws {
    let home = try Home()
    try home.store.write(UpNextConfiguration(mirrorCalendarApp: false), for: .second)
    try await home.start(provider, .first)
    #expect(await home.text(.first) == "all")
    #expect(await home.text(.second) == "chosen")
    #expect(await home.host.widgets == [.second, .first])
  }

  @Test(.timeLimit(.minutes(1))) func `changes by another process add and remove timelines`() async throws {
    let home = try Home()
    try home.store.write(UpNextConfiguration(), for: .first)
    await home.host.add(provider, forKind: Home.kind)
    try await home.host.start(watchingEvery: .milliseconds(5))
    func event(_ number: Int) async throws -> TimelineHostEvent.Kind {
      while await home.kinds().count < number { try await Task.sleep(for: .milliseconds(5)) }
      return await home.kinds()[number - 1]
    }
    #expect(try await event(1) == .reloaded(.placed, entryCount: 1))

    let elsewhere = try Home()
    try elsewhere.store.write(UpNextConfiguration(mirrorCalendarApp: false), for: .first)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: elsewhere.url.path).first {
        $0.hasSuffix(".widget.json")
      }
    )
    try run("mv", elsewhere.url.appendingPathComponent(name).path, home.url.appendingPathComponent(name).path)
    #expect(try await event(2) == .reloaded(.configured, entryCount: 1))
    #expect(await home.text() == "chosen")

    try run("rm", home.url.appendingPathComponent(name).path)
    #expect(try await event(3) == .removed)
    #expect(await home.host.widgets.isEmpty)
    await home.host.stop()
  }

  @Test func `storing an unchanged configuration does nothing`() async throws {
    let home = try Home()
    try await home.start(provider, .first)
    try home.store.write(UpNextConfiguration(), for: .first)
    try await home.host.look()
    await home.clock.advance(by: .hours(1))
    #expect(await home.kinds().count == 1)
  }

  @Test func `a change during a provider's call wins`() async throws {
    let home = try Home()
    let body = provider.body
    try await home.start(
      Words { [clock = home.clock] configuration, context in
        // The older the configuration, the later the answer.
        if configuration.mirrorCalendarApp { await Task { try? await clock.sleep(for: .seconds(20)) }.value }
        return try await body(configuration, context)
      },
      .first
    )
    await home.clock.advance(by: .seconds(10))
    try home.store.write(UpNextConfiguration(mirrorCalendarApp: false), for: .first)
    try await home.host.look()
    await home.clock.advance(by: .minutes(1))
    #expect(await home.text() == "chosen")
    #expect(await home.kinds() == [.reloaded(.configured, entryCount: 1)])
  }

  @Test func `a corrupt configuration affects only its widget`()
    async throws
  {
    let home = try Home()
    try await home.start(provider, .first, .second)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: home.url.path).first { $0.contains("systemSmall") }
    )
    try Data("{".utf8).write(to: home.url.appendingPathComponent(name))
    try await home.host.look()
    let events = await home.kinds().map(\.description)
    try #require(events.count == 3)
    #expect(
      events[1].hasPrefix(
        "failed (configured): the data stored for 'Words' systemSmall '1' is not a configuration"
      )
    )
    #expect(events[2] == "removed")
    #expect(await home.host.widgets == [.second])
    #expect(await home.text(.second) == "all")
  }

  @Test func `widgets of a kind without a provider wait for one`() async throws {
    let home = try Home()
    try await home.start(provider, .first, .other)
    #expect(await home.host.widgets == [.first])
    await home.host.add(provider, forKind: "Other")
    #expect(await home.host.widgets == [.other, .first])
    await home.clock.advance(by: .zero)
    #expect(await home.text(.other) == "all")
  }

  @Test func `a placed widget of an unsupported family shows the placeholder`() async throws {
    let home = try Home()
    try await home.start(.clock { .after($0 + 3_600) }, .first, .second, supportedFamilies: [.systemSmall])
    await home.host.reloadAllTimelines(inForeground: true)
    await home.clock.advance(by: .hours(2))
    #expect(await home.texts(.second) == ["…"])
    #expect(await home.kinds(.second) == [.unsupportedFamily])
    #expect(await home.text(.first) == "08:00")
  }

  @Test func `a family that an update drops shows the placeholder until another update supports it`()
    async throws
  {
    let home = try Home()
    try await home.start(.clock { .after($0 + 3_600) }, .second)
    await home.clock.advance(by: .minutes(90))
    await home.host.add(Words.clock { _ in .never }, forKind: Home.kind, supportedFamilies: [.systemSmall])
    await home.clock.advance(by: .hours(2))
    #expect(await home.texts(.second) == ["06:00", "07:00", "…"])
    #expect(await home.host.showing(of: .second)?.isPlaceholder == true)
    #expect(await home.kinds(.second).last?.description == "no timeline: its family is not supported")
    await home.host.add(Words.clock { _ in .never }, forKind: Home.kind)
    await home.clock.advance(by: .minutes(1))
    #expect(await home.text(.second) == "09:30")
  }

  @Test func `a new provider replaces the old one at once`() async throws {
    let home = try Home()
    try home.store.write(StocksConfiguration(showsPercentage: true), for: .first)
    try await home.start(provider, .second)
    #expect(await home.text() == "all")
    await home.host.add(Percentages(), forKind: Home.kind)
    await home.clock.advance(by: .zero)
    #expect(await home.kinds() == [.reloaded(.placed, entryCount: 1), .reloaded(.replaced, entryCount: 1)])
    #expect(await home.text() == "percent")
    #expect(await home.text(.second) == "dollars")
    #expect(await home.host.report(of: .first)?.description == "0 granted, 2 free, 0 dropped, 0 failed")
  }

  private struct Percentages: HostedTimelineProvider {
    func placeholder(in context: Context) -> Word {
      Word(date: context.now, text: "…")
    }

    func snapshot(for configuration: StocksConfiguration, in context: Context) async throws -> Word {
      Word(date: context.now, text: configuration.showsPercentage ? "percent" : "dollars")
    }

    func timeline(for configuration: StocksConfiguration, in context: Context) async throws
      -> HostedTimeline<Word>
    {
      HostedTimeline(entries: [try await snapshot(for: configuration, in: context)], policy: .never)
    }
  }

  private func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
