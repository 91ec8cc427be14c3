import Foundation
import IntentTimelines

/// A home screen made of text: the widgets of a folder, under a clock that goes as fast as it is told.
struct HomeScreen {
  private let clock = ManualClock()
  private let host: TimelineHost
  private let date: Date

  /// - Parameters:
  ///   - folder: Where the configurations of the widgets are stored.
  ///   - date: The date to begin with.
  ///   - minutes: How many minutes a timeline lasts.
  init(_ folder: String, at date: Date, minutes: Int = 240) async throws {
    let store = try ConfigurationStore(directory: URL(fileURLWithPath: folder))
    self.date = date
    host = TimelineHost(store, clock: clock, startingAt: date)
    let provider = TideTimelines(office: HarbourOffice(clock: clock), minutes: minutes)
    await host.add(provider, forKind: Tides.kind)
    try await host.start(watchingEvery: nil)
    // By then everybody has answered, or was cut off.
    await clock.advance(by: .seconds(60))
  }

  /// Draws what each widget shows, and the link that it opens the app with.
  func draw() async throws {
    for widget in await host.widgets {
      guard let entry = await host.showing(of: widget)?.entry as? TideEntry else { continue }
      print("\n\(widget.id)")
      for line in TideDrawing(entry: entry).lines(for: widget.family) { print(line) }
      if let link = entry.link { print(link.absoluteString) }
    }
    await host.stop()
  }

  /// Lets a day pass, and tells what happened: the troubles, then what each widget showed every four hours.
  func day() async throws {
    await clock.advance(by: .seconds(86_400) - .seconds(120))
    // Those of one moment happen in any order.
    for event in await host.events.sorted(by: { ($0.date, $0.widget.id) < ($1.date, $1.widget.id) }) {
      if case .reloaded = event.kind { continue }
      print("\(event.date.hour)  \(event.widget.id): \(event.kind)")
    }
    for widget in await host.widgets {
      print("\n\(widget.id)")
      for hours in stride(from: 0, to: 24, by: 4) {
        let date = date + Double(hours) * 3_600
        guard let entry = await host.showing(of: widget, at: date + 60)?.entry as? TideEntry else { continue }
        print("\(date.hour)  \(TideDrawing(entry: entry).lines(for: .accessoryInline)[0])")
      }
      if let report = await host.report(of: widget) { print("refreshes: \(report)") }
    }
    await host.stop()
  }
}
