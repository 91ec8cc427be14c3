import Foundation
import IntentTimelines

/// A home screen made of text: the widgets of a folder, with a manual clock.
struct HomeScreen {
  private let clock = ManualClock()
  private let host: TimelineHost
  private let date: Date

  /// - Parameters:
  ///   - folder: The folder of the widgets' configurations.
  ///   - date: The initial date.
  ///   - minutes: The length of a timeline.
  init(_ folder: String, at date: Date, minutes: Int = 240) async throws {
    // Opening a store would create its folder.
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder)) != nil else {
      throw Trouble("cannot read the folder '\(folder)'; 'Tides place' creates one")
    }
    let store = try ConfigurationStore(directory: URL(fileURLWithPath: folder))
    let contents = try store.contents()
    for name in contents.setAside + contents.misplaced {
      print("'\(folder)/\(name)' is not a widget's configuration; remove it and place the widget again")
    }
    for failure in contents.failures { print(failure.error) }
    guard contents.widgets.contains(where: { $0.kind == Tides.kind }) else {
      throw Trouble("the folder '\(folder)' has no widgets; add one with 'Tides place'")
    }
    self.date = date
    host = TimelineHost(store, clock: clock, startingAt: date)
    let provider = TideTimelines(office: HarbourOffice(clock: clock), minutes: minutes)
    await host.add(provider, forKind: Tides.kind)
    try await host.start(watchingEvery: nil)
    // By then, every provider has answered or was cut off.
    await clock.advance(by: .seconds(60))
  }

  /// Draws each widget, and its link into the app.
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

  /// Advances the clock by a day, then prints the failures and what each widget showed every four hours.
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

  /// The failures. Events of one moment come in any order.
  private func troubles() async -> [TimelineHostEvent] {
    await host.events
      .filter { if case .reloaded = $0.kind { false } else { true } }
      .sorted { ($0.date, $0.widget.id) < ($1.date, $1.widget.id) }
  }
}
