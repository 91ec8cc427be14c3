import Foundation
import IntentRuntime
import IntentTimelines

extension Tides {
  /// The kind of widget, as the app names it.
  static let kind = "Tides"

  /// Stores what `intentc edit` has written for a widget, or for a new one what the provider suggests.
  static func place(_ arguments: inout Arguments) async throws {
    let store = try ConfigurationStore(directory: URL(fileURLWithPath: arguments.next("folder")))
    let widget = PlacedWidget(kind, try arguments.family(), id: try arguments.next("ID"))
    let configuration: TidesConfiguration
    if arguments.hasMore {
      let data = try Data(contentsOf: URL(fileURLWithPath: arguments.next("configuration")))
      configuration = try JSONDecoder().decode(TidesConfiguration.self, from: data)
    } else {
      let options = HarbourOptions(office: HarbourOffice())
      configuration = try await TidesConfiguration.OptionsAdapter(options).newConfiguration()
    }
    try store.write(configuration, for: widget)
    print("\(widget) shows \(configuration.harbour?.displayString ?? "no harbour")")
  }

  /// Tells what happens to the widgets of a folder in a day.
  static func day(_ arguments: inout Arguments) async throws {
    let date = try arguments.date()
    let minutes = try arguments.minutes()
    try await HomeScreen(arguments.next("folder"), at: date, minutes: minutes ?? 240).day()
  }

  /// Draws what a gallery shows: the widget in every size, with sample data.
  static func gallery(at date: Date) async throws {
    let provider = TideTimelines(office: HarbourOffice())
    for family in ConfigurationFamily.allCases {
      let context = HostedTimelineProviderContext(family: family, now: date, isPreview: true)
      let entry = try await provider.snapshot(for: TidesConfiguration(), in: context)
      print("\n\(family.rawValue)")
      for line in TideDrawing(entry: entry).lines(for: family) { print(line) }
    }
  }

  /// What the app does when it is opened by a widget's link.
  static func open(_ text: String) throws {
    guard let url = URL(string: text), url.scheme == "tides" else {
      throw UsageError("'\(text)' is no link of this app")
    }
    let configuration = TidesConfiguration(url: url)
    print(
      "Opening \(configuration.harbour?.displayString ?? "the list of harbours"), in \(configuration.unit)"
    )
    for issue in configuration.issues() { print("note: \(issue)") }
  }
}
