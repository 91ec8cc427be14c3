import Foundation
import GeneratedSchemas
import IntentTimelines
import Testing

@Suite(.timeLimit(.minutes(10))) struct ReloadPolicyTests {
  @Test func `a widget shows the placeholder before its first timeline`() async throws {
    let home = try Home()
    try await home.start(
      Words { [clock = home.clock] _, context in
        try await clock.sleep(for: .seconds(10))
        return HostedTimeline(entries: [Word(date: context.now, text: "ready")], policy: .never)
      },
      .first
    )
    #expect(await home.text() == "…")
    #expect(await home.host.showing(of: .first)?.isPlaceholder == true)
    await home.clock.advance(by: .seconds(10))
    #expect(await home.text() == "ready")
    #expect(await home.host.showing(of: .first)?.isPlaceholder == false)
    #expect(await home.text(after: .seconds(9)) == "…")
  }

  @Test func `atEnd requests the next timeline when the last entry shows`() async throws {
    let home = try Home()
    try await home.start(
      Words { _, context in
        let entries = (0..<3).map {
          Word(date: context.now + Double($0) * 600, text: "\(context.now.hour) \($0)")
        }
        return HostedTimeline(entries: entries, policy: .atEnd)
      },
      .first
    )
    await home.clock.advance(by: .minutes(45))
    let texts = await home.texts()
    #expect(
      texts == [
        "06:00 0", "06:00 1", "06:20 0", "06:20 1", "06:40 0", "06:40 1", "06:40 2",
      ]
    )
    #expect(await home.text(after: .minutes(19)) == "06:00 1")
    #expect(await home.text(after: .minutes(20)) == "06:20 0")
  }

  @Test func `after requests the next timeline at its date`() async throws {
    let home = try Home()
    try await home.start(.clock { .after($0 + 3_600) }, .first)
    await home.clock.advance(by: .minutes(59))
    #expect(await home.text() == "06:00")
    await home.clock.advance(by: .minutes(1))
    #expect(await home.text() == "07:00")
    await home.clock.advance(by: .hours(8))
    #expect(await home.text() == "15:00")
  }

  @Test func `with never only the app requests the next timeline`() async throws {
    let home = try Home()
    try await home.start(.clock { _ in .never }, .first, .second)
    await home.clock.advance(by: .hours(24))
    #expect(await home.kinds() == [.reloaded(.placed, entryCount: 1)])
    await home.host.reloadAllTimelines()
    await home.clock.advance(by: .zero)
    #expect(await home.kinds().last == .reloaded(.requested, entryCount: 1))
    #expect(await home.kinds(.second).last == .reloaded(.requested, entryCount: 1))
  }

  /// Seconds from now.
  @Test(arguments: [-1e300, -9, 0, 299, -Double.infinity])
  func `a policy cannot request a timeline within five minutes`(_ seconds: Double) async throws {
    let home = try Home()
    try await home.start(.clock { .after($0 + seconds) }, .first)
    await home.clock.advance(by: .minutes(16))
    let events = await home.host.events
    #expect(events.map(\.date.hour) == ["06:00", "06:05", "06:10", "06:15"])
  }

  @Test(arguments: [1e10, 1e300, Double.infinity, .nan])
  func `a policy with a distant or invalid date requests nothing`(_ seconds: Double) async throws {
    let home = try Home()
    try await home.start(.clock { .after($0 + seconds) }, .first)
    await home.clock.advance(by: .hours(24 * 366))
    #expect(await home.kinds().count == 1)
  }

  @Test func `the old entry shows until the first entry of a new timeline`() async throws {
    let home = try Home()
    try await home.start(
      Words { _, context in
        let isFirst = context.now == .sixOClock
        let word = Word(date: context.now + (isFirst ? 0 : 600), text: context.now.hour)
        return HostedTimeline(entries: [word], policy: isFirst ? .after(context.now + 3_600) : .never)
      },
      .first
    )
    await home.clock.advance(by: .minutes(69))
    #expect(await home.text() == "06:00")
    await home.clock.advance(by: .minutes(1))
    #expect(await home.text() == "07:00")
  }

  @Test func `requests are for one kind or all, and free in the foreground`() async throws {
    let home = try Home()
    await home.host.add(Words.clock { _ in .never }, forKind: "Other")
    try await home.start(.clock { _ in .never }, .first, .other)
    await home.host.reloadTimelines(ofKind: "Other", inForeground: true)
    await home.clock.advance(by: .zero)
    #expect(await home.kinds().count == 1)
    #expect(await home.kinds(.other).count == 2)
    #expect(await home.host.report(of: .other)?.description == "0 granted, 2 free, 0 dropped, 0 failed")
    await home.host.reloadTimelines(ofKind: "Other")
    await home.clock.advance(by: .zero)
    #expect(await home.host.report(of: .other)?.grantedCount == 1)
  }
}
