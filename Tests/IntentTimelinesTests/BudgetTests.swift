import Foundation
import GeneratedSchemas
import IntentTimelines
import Testing

@Suite(.timeLimit(.minutes(10))) struct BudgetTests {
  @Test func `each widget gets forty refreshes a day`() async throws {
    let home = try Home()
    try await home.start(.clock { .after($0 + 1_800) }, .first, .second)
    await home.clock.advance(by: .hours(24) - .minutes(1))
    for widget in [PlacedWidget.first, .second] {
      #expect(await home.host.report(of: widget)?.description == "40 granted, 1 free, 1 dropped, 0 failed")
      // Forty half hours after six o'clock.
      #expect(await home.text(widget) == "02:00")
    }
  }

  @Test func `a dropped refresh comes when the budget allows`() async throws {
    let home = try Home()
    try await home.start(.clock { .after($0 + 1_800) }, .first)
    await home.clock.advance(by: .hours(24))
    let until = Date.sixOClock + 24.5 * 3_600
    #expect(await home.kinds().last == .dropped(.policy, until: until))
    #expect(
      await home.kinds().last?.description
        == "dropped (policy): the budget is used up until 2026-06-02T06:30:00Z"
    )
    await home.clock.advance(by: .minutes(30))
    #expect(await home.text() == "06:30")
    #expect(await home.host.showing(of: .first)?.date == until)
  }

  @Test(arguments: [0, -1, Int.min]) func `a budget of zero grants nothing`(_ count: Int) async throws {
    let home = try Home(budget: RefreshBudget(refreshesPerDay: count))
    try await home.start(.clock { .after($0 + 600) }, .first)
    await home.clock.advance(by: .hours(72))
    #expect(await home.host.report(of: .first)?.description == "0 granted, 1 free, 3 dropped, 0 failed")
    #expect(await home.text() == "06:00")
  }

  @Test func `a retry counts against the budget, also after a free attempt`() async throws {
    let home = try Home(budget: RefreshBudget(refreshesPerDay: 1))
    try await home.start(
      Words { _, context in
        // The first attempt fails for the first and the second timeline.
        if ["06:00", "07:15"].contains(context.now.hour) { throw CancellationError() }
        let word = Word(date: context.now, text: context.now.hour)
        return HostedTimeline(entries: [word], policy: .after(context.now + 3_600))
      },
      .first
    )
    await home.clock.advance(by: .minutes(20))
    #expect(await home.text() == "06:15")
    #expect(await home.host.report(of: .first)?.description == "1 granted, 1 free, 0 dropped, 1 failed")
    await home.clock.advance(by: .hours(2))
    #expect(await home.text() == "06:15")
    #expect(await home.host.report(of: .first)?.description == "1 granted, 1 free, 1 dropped, 1 failed")
  }

  @Test func `one call serves a request and a new configuration`() async throws {
    let home = try Home()
    try await home.start(
      Words { [clock = home.clock] _, context in
        try await clock.sleep(for: .seconds(10))
        return HostedTimeline(entries: [Word(date: context.now, text: context.now.hour)], policy: .never)
      },
      .first
    )
    await home.clock.advance(by: .seconds(5))
    await home.host.reloadAllTimelines()
    try home.store.write(UpNextConfiguration(mirrorCalendarApp: false), for: .first)
    try await home.host.look()
    await home.clock.advance(by: .minutes(1))
    #expect(await home.kinds() == [.reloaded(.configured, entryCount: 1)])
    #expect(await home.host.report(of: .first)?.description == "0 granted, 2 free, 0 dropped, 0 failed")
  }

  @Test func `a new configuration is free even if the budget is used up`() async throws {
    let home = try Home(budget: RefreshBudget(refreshesPerDay: 1))
    try await home.start(.clock { .after($0 + 600) }, .first)
    await home.clock.advance(by: .hours(1))
    #expect(await home.text() == "06:10")
    try home.store.write(UpNextConfiguration(mirrorCalendarApp: false), for: .first)
    try await home.host.look()
    await home.clock.advance(by: .zero)
    #expect(await home.text() == "07:00")
  }
}
