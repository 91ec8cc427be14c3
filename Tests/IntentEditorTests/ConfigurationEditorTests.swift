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

/// What the documentation shows. At a terminal it asks; here it is enough that it compiles.
func configure(_ file: URL) async throws {
  let editor = ConfigurationEditor(options: UpNextConfiguration.OptionsAdapter(Calendars()))
  if let edited = try await editor.run() {
    try JSONEncoder().encode(edited).write(to: file, options: .atomic)
  }
}

@Suite("An editor in a program of one's own")
struct ConfigurationEditorTests {
  private func edit(_ answers: [String], _ provider: Calendars = Calendars()) async throws
    -> UpNextConfiguration?
  {
    let editor = ConfigurationEditor(options: UpNextConfiguration.OptionsAdapter(provider))
    return try await editor.run(on: PlainFace(ScriptedLines(answers)))
  }

  @Test("begins with a new widget's configuration, the provider's defaults among it")
  func new() async throws {
    let edited = try #require(try await edit(["1", "s", "y"]))
    #expect(edited.calendars.map(\.identifier) == ["work"])
    #expect(!edited.mirrorCalendarApp)
  }

  @Test("asks the provider for what can be chosen")
  func options() async throws {
    let edited = try #require(try await edit(["1", "4", "1", "", "s", "y"]))
    #expect(edited.calendars.map(\.identifier) == ["work", "home"])
  }

  @Test("begins without defaults that cannot be had")
  func failing() async throws {
    let edited = try #require(try await edit(["1", "s", "y"], Calendars(fails: true)))
    #expect(edited.calendars.isEmpty)
  }

  @Test("gives nothing where it is left without saving")
  func left() async throws {
    #expect(try await edit(["1", "q", "y"]) == nil)
  }

  @Test("edits a configuration that there is, also without a provider")
  func existing() async throws {
    var configuration = UpNextConfiguration()
    configuration.titleColor = .red
    let face = PlainFace(ScriptedLines(["s", "y"]))
    #expect(try await ConfigurationEditor(configuration).run(on: face)?.titleColor == .red)
  }
}
