import Foundation
import GeneratedSchemas
import IntentTimelines
import Testing

@Suite(.timeLimit(.minutes(10))) struct TroubleTests {
  private struct Trouble: Error, CustomStringConvertible {
    var description = "no\u{1B}connection"
  }

  /// Works at six, and later sleeps too long.
  private func slowLater(_ clock: ManualClock) -> Words {
    Words { _, context in
      if context.now > .sixOClock { try await clock.sleep(for: .seconds(29)) }
      return HostedTimeline(
        entries: [Word(date: context.now, text: context.now.hour)],
        policy: .after(context.now + 3_600)
      )
    }
  }

  @Test func `a provider that takes 29 seconds is cut off after 28, and the old timeline stays`()
    async throws
  {
    let home = try Home()
    try await home.start(slowLater(home.clock), .first)
    await home.clock.advance(by: .hours(1) + .seconds(27))
    #expect(await home.kinds().count == 1)
    await home.clock.advance(by: .seconds(1))
    #expect(await home.kinds().last == .cutOff(.policy))
    #expect(await home.host.events.last?.date == .sixOClock + 3_628)
    #expect(await home.text() == "06:00")
    // The retry fails, too.
    await home.clock.advance(by: .minutes(16))
    #expect(await home.kinds().last == .cutOff(.retry))
    #expect(await home.text() == "06:00")
    #expect(await home.host.report(of: .first)?.cutOffCount == 2)
  }

  @Test func `a provider that takes exactly the limit is in time`() async throws {
    let home = try Home()
    try await home.start(
      Words { [clock = home.clock] _, context in
        try await clock.sleep(for: .seconds(28) - .milliseconds(1))
        return HostedTimeline(entries: [Word(date: context.now, text: "in time")], policy: .never)
      },
      .first
    )
    await home.clock.advance(by: .minutes(1))
    #expect(await home.kinds() == [.reloaded(.placed, entryCount: 1)])
  }

  @Test func `a provider that ignores cancellation is abandoned, and its result is ignored`()
    async throws
  {
    let home = try Home()
    try await home.start(
      Words { [clock = home.clock] _, context in
        // An unstructured task is not cancelled with this one.
        if context.now == .sixOClock { await Task { try? await clock.sleep(for: .hours(2)) }.value }
        return HostedTimeline(entries: [Word(date: context.now, text: context.now.hour)], policy: .never)
      },
      .first
    )
    await home.clock.advance(by: .hours(1))
    #expect(await home.text() == "06:15")
    await home.clock.advance(by: .hours(2))
    #expect(await home.text() == "06:15")
    #expect(await home.kinds() == [.cutOff(.placed), .reloaded(.retry, entryCount: 1)])
  }

  @Test func `a failing provider is asked again, and does not affect others`() async throws {
    let home = try Home()
    await home.host.add(
      Words { _, context in
        guard context.now > .sixOClock else { throw Trouble() }
        return HostedTimeline(entries: [Word(date: context.now, text: context.now.hour)], policy: .never)
      },
      forKind: "Other"
    )
    try await home.start(.clock { .after($0 + 600) }, .first, .other)
    #expect(await home.kinds(.other) == [.failed(.placed, "no\\u{1B}connection")])
    #expect(await home.text(.other) == "…")
    await home.clock.advance(by: .minutes(20))
    #expect(await home.text(.other) == "06:15")
    #expect(await home.text() == "06:20")
    #expect(await home.host.report(of: .other)?.failureCount == 1)
  }

  @Test(arguments: [0, 1])
  func `a timeline without a valid date is a failure`(_ count: Int) async throws {
    let never = Date(timeIntervalSinceReferenceDate: .nan)
    let entries = Array(repeating: Word(date: never, text: ""), count: count)
    let home = try Home()
    try await home.start(Words { _, _ in HostedTimeline(entries: entries, policy: .atEnd) }, .first)
    #expect(
      await home.kinds() == [.failed(.placed, "the timeline has no entries; give at least one, with a date")]
    )
  }

  @Test func `a snapshot has the same time limit and does not change what shows`() async throws {
    let home = try Home()
    try await home.start(slowLater(home.clock), .first)
    let preview = try await home.host.preview(ofKind: Home.kind, in: .systemLarge)
    #expect((preview as? Word)?.text == "06:00")
    await home.clock.advance(by: .minutes(1))
    // Time stops until the call is running.
    let work = Task { try await home.host.snapshot(of: .first) }
    let failure = Task {
      _ = await #expect(throws: TimelineHostError.tooSlow(.seconds(28))) { try await work.value }
    }
    let driver = Task {
      while !Task.isCancelled { await home.clock.advance(by: .seconds(1)) }
    }
    await failure.value
    driver.cancel()
    await driver.value
    #expect(await home.text() == "06:00")
  }

  @Test func `a snapshot needs a provider and a widget`() async throws {
    let home = try Home()
    try await home.start(.clock { _ in .never }, .first)
    await #expect(throws: TimelineHostError.unknownKind("Other")) { try await home.host.snapshot(of: .other) }
    await #expect(throws: TimelineHostError.notPlaced(.second)) { try await home.host.snapshot(of: .second) }
  }
}
