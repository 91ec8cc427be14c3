import Foundation
import GeneratedSchemas
import IntentTimelines
import Testing

@Suite(.timeLimit(.minutes(10))) struct BoundsTests {
  @Test func `entries that never show and those beyond the limit are left out and reported`()
    async throws
  {
    var limits = TimelineHostLimits()
    limits.maximumEntryCount = 3
    let home = try Home(limits: limits)
    try await home.start(
      Words { _, context in
        // In any order, from an hour ago to an hour ahead, and one with an invalid date.
        let entries = (-4...4).reversed().map { Word(date: context.now + Double($0) * 900, text: "\($0)") }
        let never = Word(date: Date(timeIntervalSinceReferenceDate: .nan), text: "never")
        return HostedTimeline(entries: entries + [never], policy: .atEnd)
      },
      .first
    )
    #expect(await home.kinds() == [.reloaded(.placed, entryCount: 3), .leftOut(count: 3)])
    #expect(
      await home.texts() == ["0", "1", "2"]
    )
    // The end is that of the kept entries.
    await home.clock.advance(by: .minutes(30))
    #expect(await home.kinds().count == 4)
  }

  @Test func `past entries and events are kept up to a limit`() async throws {
    var limits = TimelineHostLimits()
    limits.maximumPastEntryCount = 5
    limits.maximumEventCount = 7
    let home = try Home(budget: RefreshBudget(refreshesPerDay: 1_000), limits: limits)
    try await home.start(.clock { .after($0 + 600) }, .first)
    await home.clock.advance(by: .hours(24))
    let texts = await home.texts()
    #expect(texts == ["05:10", "05:20", "05:30", "05:40", "05:50", "06:00"])
    #expect(await home.host.events.count == 7)
    #expect(await home.host.events.last?.date.hour == "06:00")
  }

  @Test func `of two entries with the same date only the later one shows`() async throws {
    let home = try Home()
    try await home.start(
      Words { _, context in
        let soon = context.now + 600
        let entries = ["a", "b"].flatMap {
          [Word(date: context.now, text: $0), Word(date: soon, text: $0 + " soon")]
        }
        return HostedTimeline(entries: entries, policy: .never)
      },
      .first
    )
    let texts = await home.texts()
    #expect(texts == ["b", "b soon"])
    #expect(await home.kinds() == [.reloaded(.placed, entryCount: 2)])
  }

  @Test func `the current entry stays even if no past entries are kept`() async throws {
    var limits = TimelineHostLimits()
    limits.maximumPastEntryCount = 0
    let home = try Home(limits: limits)
    try await home.start(
      Words { _, context in
        let delay: Double = context.now == .sixOClock ? 0 : 600
        return HostedTimeline(
          entries: [Word(date: context.now + delay, text: context.now.hour)],
          policy: .after(context.now + 3_600)
        )
      },
      .first
    )
    await home.clock.advance(by: .minutes(61))
    let texts = await home.texts()
    #expect(texts == ["06:00", "07:00"])
    #expect(await home.text() == "06:00")
  }

  @Test func `limits can be unlimited`() async throws {
    var limits = TimelineHostLimits()
    limits.maximumEventCount = .max
    limits.maximumPastEntryCount = .max
    limits.maximumEntryCount = .max
    let home = try Home(limits: limits)
    try await home.start(.clock { .after($0 + 3_600) }, .first)
    await home.clock.advance(by: .hours(3))
    #expect(await home.host.events.count == 4)
    #expect(await home.texts().count == 4)
  }

  @Test func `a host with limits of zero asks at most once a second`() async throws {
    var limits = TimelineHostLimits()
    limits.minimumInterval = .seconds(-9)
    let home = try Home(budget: RefreshBudget(refreshesPerDay: 1_000), limits: limits)
    try await home.start(.clock { .after($0) }, .first)
    await home.clock.advance(by: .seconds(5))
    #expect(await home.kinds().count == 6)
  }
}
