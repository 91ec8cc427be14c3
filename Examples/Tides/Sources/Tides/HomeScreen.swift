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
    // Making a store makes its folder.
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder)) != nil else {
      throw Trouble("'\(folder)' is no folder that can be read; 'Tides place' makes one")
    }
    let store = try ConfigurationStore(directory: URL(fileURLWithPath: folder))
    let contents = try store.contents()
    for name in contents.setAside + contents.misplaced {
      print("'\(folder)/\(name)' is not the configuration of a widget; place the widget again and remove it")
    }
    guard contents.widgets.contains(where: { $0.kind == Tides.kind }) else {
      throw Trouble("the folder '\(folder)' has no widgets; store one with 'Tides place'")
    }
    self.date = date
    host = TimelineHost(store, clock: clock, startingAt: date)
    let provider = TideTimelines(office: HarbourOffice(clock: clock), minutes: minutes)
    await host.add(provider, forKind: Tides.kind)
    try await host.start(watchingEvery: nil)
    // By then everybody has answered, or was cut off.
    await clock.advance(by: .seconds(60))
  }

  /// Draws what each widget shows, and the link that it opens the app with.
  func draw() async {
    for widget in await host.widgets {
      guard let showing = await host.showing(of: widget), let entry = showing.entry as? TideEntry else {
        continue
      }
      print("\n\(widget.id)" + (showing.isPlaceholder ? " (placeholder)" : ""))
      for event in await troubles() where event.widget == widget { print(event.kind) }
      for line in TideDrawing(entry: entry).lines(for: widget.family) { print(line) }
      if let link = entry.link { print(link.absoluteString) }
    }
    await host.stop()
  }

  /// Lets a day pass, and tells what happened: the troubles, then what each widget showed every four hours.
  func day() async {
    await clock.advance(by: .seconds(86_400) - .seconds(120))
    for event in await troubles() { print("\(event.date.hour)  \(event.widget.id): \(event.kind)") }
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

  /// What went wrong. Events of one moment come in any order.
  private func troubles() async -> [TimelineHostEvent] {
    await host.events
      .filter { if case .reloaded = $0.kind { false } else { true } }
      .sorted { ($0.date, $0.widget.id) < ($1.date, $1.widget.id) }
  }
}
