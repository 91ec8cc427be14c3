import Foundation
import GeneratedSchemas
import IntentEditor
import IntentRuntime
import Testing

/// Offers the calendars of an account.
private struct Calendars: UpNextOptionsProvider {
  var fails = false

  func provideCalendarsOptionsCollection(
    for configuration: UpNextConfiguration
  ) async throws -> OptionsCollection<CalendarItem> {
    [CalendarItem(identifier: "home", displayString: "Home")]
  }

  func defaultCalendars(for configuration: UpNextConfiguration) async throws -> [CalendarItem]? {
    if fails { throw CocoaError(.fileNoSuchFile) }
    return [CalendarItem(identifier: "work", displayString: "Work")]
  }
}

/// The example in the documentation. It would ask at a terminal; here it only has to compile.
func configure(_ file: URL) async throws {
  let editor = ConfigurationEditor(options: UpNextConfiguration.OptionsAdapter(Calendars()))
  if let edited = try await editor.run() {
    try JSONEncoder().encode(edited).write(to: file, options: .atomic)
  }
}

struct ConfigurationEditorTests {
  private func edit(_ answers: [String], _ provider: Calendars = Calendars()) async throws
    -> UpNextConfiguration?
  {
    let editor = ConfigurationEditor(options: UpNextConfiguration.OptionsAdapter(provider))
    return try await editor.run(on: PlainFace(ScriptedLines(answers)))
  }

  @Test
  func `the editor starts with a new configuration with the provider's defaults`() async throws {
    let edited = try #require(try await edit(["1", "s", "y"]))
    #expect(edited.calendars.map(\.identifier) == ["work"])
    #expect(!edited.mirrorCalendarApp)
  }

  @Test
  func `the editor gets the options from the provider`() async throws {
    let edited = try #require(try await edit(["1", "4", "1", "", "s", "y"]))
    #expect(edited.calendars.map(\.identifier) == ["work", "home"])
  }

  @Test
  func `the editor starts without defaults if the provider fails`() async throws {
    let edited = try #require(try await edit(["1", "s", "y"], Calendars(fails: true)))
    #expect(edited.calendars.isEmpty)
  }

  @Test
  func `quitting without saving returns nil`() async throws {
    #expect(try await edit(["1", "q", "y"]) == nil)
  }

  @Test
  func `an existing configuration can be edited without a provider`() async throws {
    var configuration = UpNextConfiguration()
    configuration.titleColor = .red
    let face = PlainFace(ScriptedLines(["s", "y"]))
    #expect(try await ConfigurationEditor(configuration).run(on: face)?.titleColor == .red)
  }
}
