import Foundation
import GeneratedSchemas
import IntentTimelines
import Testing

@Suite(.timeLimit(.minutes(10))) struct EndTests {
  @Test func `after the end nothing changes, and past entries are available`() async throws {
    let home = try Home()
    try await home.start(.clock { .after($0 + 600) }, .first)
    await home.clock.advance(by: .minutes(10))
    await home.host.stop()
    await home.host.reloadAllTimelines()
    try home.store.write(UpNextConfiguration(mirrorCalendarApp: false), for: .first)
    try await home.host.look()
    await home.clock.advance(by: .hours(1))
    #expect(await home.kinds().count == 2)
    #expect(await home.text() == "06:10")
  }

  @Test func `stopping cancels running calls, and the host can start again`() async throws {
    let home = try Home()
    try await home.start(
      Words { [clock = home.clock] _, context in
        if context.now == .sixOClock { try await clock.sleep(for: .hours(10)) }
        return HostedTimeline(entries: [Word(date: context.now, text: context.now.hour)], policy: .never)
      },
      .first
    )
    await home.host.stop()
    await home.clock.advance(by: .minutes(1))
    #expect(await home.kinds().isEmpty)
    try await home.host.start(watchingEvery: nil)
    await home.clock.advance(by: .zero)
    #expect(await home.text() == "06:01")
  }

  @Test func `a released host ends`() async throws {
    let home = try Home()
    weak var gone: TimelineHost?
    do {
      let host = TimelineHost(home.store, clock: home.clock, startingAt: .sixOClock)
      gone = host
      try home.store.write(UpNextConfiguration(), for: .first)
      await host.add(Words.clock { .after($0 + 600) }, forKind: Home.kind)
      try await host.start()
      await home.clock.advance(by: .minutes(10))
    }
    await home.clock.advance(by: .hours(1))
    #expect(gone == nil)
  }

  @Test func `an unreadable store is an error at the start`() async throws {
    let home = try Home()
    try FileManager.default.removeItem(at: home.url)
    await #expect(throws: ConfigurationStoreError.self) { try await home.host.start() }
  }
}
