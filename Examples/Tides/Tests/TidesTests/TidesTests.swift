import Foundation
import IntentTimelines
import Testing

@testable import Tides

@Suite(.timeLimit(.minutes(2))) struct TidesTests {
  private let date = Date(timeIntervalSince1970: 1_780_293_600)

  @Test func `harbours come in a section for each coast, although the line is busy at first`() async throws {
    let options = HarbourOptions(office: HarbourOffice(clock: Immediately()))
    let all = try await options.provideHarbourOptionsCollection(for: TidesConfiguration(), searchTerm: nil)
    #expect(all.sections.map(\.title) == ["North Coast", "South Coast", "Islands"])
    let found = try await options.provideHarbourOptionsCollection(
      for: TidesConfiguration(),
      searchTerm: "GULL"
    )
    #expect(found.options.map(\.identifier) == ["gull-ness"])
  }

  @Test func `a closed office is an error, not an empty list`() async throws {
    let options = HarbourOptions(office: HarbourOffice(clock: Immediately(), isClosed: true))
    await #expect(throws: HarbourOfficeError.self) {
      try await options.provideHarbourOptionsCollection(for: TidesConfiguration(), searchTerm: nil)
    }
  }

  @Test func `the tide turns four times a day`() {
    for gauge in Gauge.all {
      let turns = gauge.turns(after: date, hours: 24)
      #expect((3...4).contains(turns.count))
      #expect(zip(turns, turns.dropFirst()).allSatisfy { $0.isHigh != $1.isHigh })
    }
  }

  @Test func `every drawing fits a terminal`() {
    let configuration = TidesConfiguration(unit: .feet, warnsOfShallows: true, draught: 6)
    for entry in [TideEntry(Gauge.all[0], configuration, at: date), TideEntry(emptyAt: date)] {
      for family in ConfigurationFamily.allCases {
        let lines = TideDrawing(entry: entry).lines(for: family)
        #expect(lines.allSatisfy { $0.count <= 80 })
      }
    }
  }

  @Test func `a widget warns only if warnings are on`() {
    var configuration = TidesConfiguration(draught: 6)
    #expect(TideEntry(Gauge.all[0], configuration, at: date).shallowFrom == nil)
    configuration.warnsOfShallows = true
    #expect(TideEntry(Gauge.all[0], configuration, at: date).shallowFrom == date)
  }

  @Test func `the link contains the whole configuration`() throws {
    let harbour = Harbour(identifier: "saltmere", displayString: "Saltmere & Co?", coast: "North Coast")
    let configuration = TidesConfiguration(harbour: harbour, unit: .feet, warnsOfShallows: true)
    let link = try #require(TideEntry(Gauge.all[0], configuration, at: date).link)
    #expect(TidesConfiguration(url: link) == configuration)
  }

  @Test func `a folder without widgets is an error and is not created`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tides-\(UUID().uuidString)")
    await #expect(throws: Trouble.self) {
      var arguments = Arguments([folder.path, "--at", "2026-06-01T06:00"])
      try await Tides.draw(&arguments)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `an invalid configuration and an extra argument are refused`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tides-\(UUID().uuidString)")
    await #expect(throws: Trouble.self) {
      var arguments = Arguments([folder.path, "systemSmall", "boat", folder.path + ".json"])
      try await Tides.place(&arguments)
    }
    await #expect(throws: UsageError.self) {
      var arguments = Arguments([folder.path, "systemSmall", "boat", "boat.json", "more.json"])
      try await Tides.place(&arguments)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `a slow provider is cut off, and the old timeline still shows`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tides-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try ConfigurationStore(directory: folder)
    let widget = PlacedWidget(Tides.kind, .systemSmall, id: "boat")
    let harbour = Harbour(identifier: "great-skerry", displayString: "Great Skerry", coast: "Islands")
    try store.write(TidesConfiguration(harbour: harbour), for: widget)

    let clock = ManualClock()
    let host = TimelineHost(store, clock: clock, startingAt: date)
    await host.add(TideTimelines(office: HarbourOffice(clock: clock)), forKind: Tides.kind)
    try await host.start(watchingEvery: nil)
    await clock.advance(by: .seconds(8 * 3_600 + 60))
    #expect(await host.events.last?.kind == .cutOff(.policy))
    #expect((await host.showing(of: widget)?.entry as? TideEntry)?.harbour == "Great Skerry")
    await clock.advance(by: .seconds(16 * 60))
    #expect(await host.events.last?.kind == .reloaded(.retry, entryCount: 9))
  }
}

/// A clock without delays.
private struct Immediately: Clock {
  var now: ManualClock.Instant { ManualClock.Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {}
}
