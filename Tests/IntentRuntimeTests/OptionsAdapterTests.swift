import IntentRuntime
import RuntimeSamples
import Testing

struct OptionsAdapterTests {
  let provider = CalendarProvider()

  @Test func `an error of the provider reaches the caller`() async {
    struct Unreachable: Error {}
    struct Away: UpNextOptionsProvider {
      func provideCalendarsOptionsCollection(
        for configuration: UpNextConfiguration
      ) async throws -> OptionsCollection<CalendarItem> { throw Unreachable() }
    }
    let adapter = UpNextConfiguration.OptionsAdapter(Away())
    await #expect(throws: Unreachable.self) {
      try await adapter.options(of: "calendars", searchTerm: nil, for: UpNextConfiguration())
    }
  }

  @Test func `a caller does not need to know the type of the provider`() async throws {
    func names<Settings>(
      _ adapter: some ConfigurationOptionsAdapter<Settings>,
      _ configuration: Settings
    ) async throws -> [String] {
      var names: [String] = []
      for parameter in Settings.schema.parameters where parameter.options != .fixed {
        let options = try await adapter.options(of: parameter.name, searchTerm: nil, for: configuration)
        names += options?.options.map(\.displayString) ?? []
      }
      return names
    }
    let adapter = UpNextConfiguration.OptionsAdapter(provider)
    #expect(try await names(adapter, UpNextConfiguration()) == ["Home", "Work"])
  }
}
