import IntentRuntime
import RuntimeSamples
import Testing

struct OptionsAdapterTests {
  let provider = CalendarProvider()

  @Test func `options may depend on the chosen values`() async throws {
    let adapter = UpNextConfiguration.OptionsAdapter(provider)
    let all = try await adapter.options(of: "calendars", searchTerm: nil, for: UpNextConfiguration())
    let compact = UpNextConfiguration(look: .compact)
    let few = try await adapter.options(of: "calendars", searchTerm: nil, for: compact)
    #expect(all?.options.map(\.identifier) == ["home", "work"])
    #expect(few?.options.map(\.identifier) == ["home"])
  }

  @Test func `one provider serves two intents`() async throws {
    let adapter = SearchConfiguration.OptionsAdapter(provider)
    let found = try await adapter.options(of: "calendar", searchTerm: "Wo", for: SearchConfiguration())
    #expect(found?.sections.map(\.title) == ["Found"])
    #expect(found?.options.map(\.value) == [CalendarItem.work.parameterValue])
    let defaultValue = try await adapter.defaultValue(of: "calendar", for: SearchConfiguration())
    #expect(defaultValue == CalendarItem.work.parameterValue)
  }

  @Test func `a provider does not need defaults`() async throws {
    let adapter = UpNextConfiguration.OptionsAdapter(provider)
    #expect(try await adapter.defaultValue(of: "calendars", for: UpNextConfiguration()) == nil)
  }

  @Test func `parameters without a provider method have no options`() async throws {
    let adapter = UpNextConfiguration.OptionsAdapter(provider)
    #expect(try await adapter.options(of: "lines", searchTerm: nil, for: UpNextConfiguration()) == nil)
    #expect(try await adapter.defaultValue(of: "lines", for: UpNextConfiguration()) == nil)
  }

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
