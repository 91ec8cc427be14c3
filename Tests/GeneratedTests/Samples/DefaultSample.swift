import GeneratedSchemas
import IntentOptions
import IntentRuntime

/// Offers the calendars of an account; a new widget shows the first of them.
struct AccountCalendars: UpNextOptionsProvider {
  let load: @Sendable () async throws -> [CalendarItem]

  func provideCalendarsOptionsCollection(
    for configuration: UpNextConfiguration
  ) async throws -> OptionsCollection<CalendarItem> {
    OptionsCollection(try await load())
  }

  func defaultCalendars(for configuration: UpNextConfiguration) async throws -> [CalendarItem]? {
    let offered = try await provideCalendarsOptionsCollection(for: configuration)
    return offered.options.prefix(1).map(\.value)
  }
}

func newConfiguration(_ provider: AccountCalendars) async throws -> UpNextConfiguration {
  try await UpNextConfiguration.OptionsAdapter(provider).newConfiguration()
}
