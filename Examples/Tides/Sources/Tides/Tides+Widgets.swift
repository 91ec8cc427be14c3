import Foundation
import IntentRuntime
import IntentTimelines

extension Tides {
  /// The kind of widget.
  static let kind = "Tides"

  /// Stores the configuration of a widget: a file from `intentc edit`, or the provider's defaults.
  static func place(_ arguments: inout Arguments) async throws {
    let folder = try arguments.next("folder")
    let widget = PlacedWidget(kind, try arguments.family(), id: try arguments.next("ID"))
    let file = arguments.hasMore ? try arguments.next("configuration") : nil
    try arguments.end()
    let configuration: TidesConfiguration
    if let file {
      configuration = try read(file)
    } else {
      let options = HarbourOptions(office: HarbourOffice())
      configuration = try await TidesConfiguration.OptionsAdapter(options).newConfiguration()
    }
    try ConfigurationStore(directory: URL(fileURLWithPath: folder)).write(configuration, for: widget)
    print("\(widget) shows \(configuration.harbour?.displayString ?? "no harbour")")
  }

  /// Reads a file from `intentc edit`.
  private static func read(_ file: String) throws -> TidesConfiguration {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Trouble("cannot read '\(file)'; write it with 'intentc edit'")
    }
    guard let configuration = try? JSONDecoder().decode(TidesConfiguration.self, from: data) else {
      throw Trouble("'\(file)' is not a configuration of the widget; 'intentc check' explains why")
    }
    return configuration
  }

  /// Draws the widgets of a folder.
  static func draw(_ arguments: inout Arguments) async throws {
    let date = try arguments.date()
    let folder = try arguments.next("folder")
    try arguments.end()
    try await HomeScreen(folder, at: date).draw()
  }

  /// Prints what happens to the widgets of a folder in a day.
  static func day(_ arguments: inout Arguments) async throws {
    let date = try arguments.date()
    let minutes = try arguments.minutes()
    let folder = try arguments.next("folder")
    try arguments.end()
    try await HomeScreen(folder, at: date, minutes: minutes ?? 240).day()
  }

  /// Draws the widget in every size with sample data, as a gallery does.
  static func gallery(_ arguments: inout Arguments) async throws {
    let date = try arguments.date()
    try arguments.end()
    let provider = TideTimelines(office: HarbourOffice())
    for family in ConfigurationFamily.allCases {
      let context = HostedTimelineProviderContext(family: family, now: date, isPreview: true)
      let entry = try await provider.snapshot(for: TidesConfiguration(), in: context)
      print("\n\(family.rawValue)")
      for line in TideDrawing(entry: entry).lines(for: family) { print(line) }
    }
  }

  /// Opens a widget's link, as the app would.
  static func open(_ arguments: inout Arguments) throws {
    let text = try arguments.next("URL")
    try arguments.end()
    guard let url = URL(string: text), url.scheme == "tides" else {
      throw UsageError("'\(text)' is not a link of this app")
    }
    let configuration = TidesConfiguration(url: url)
    print(
      "Opening \(configuration.harbour?.displayString ?? "the list of harbours"), in \(configuration.unit)"
    )
    for issue in configuration.issues() { print("note: \(issue)") }
  }
}
