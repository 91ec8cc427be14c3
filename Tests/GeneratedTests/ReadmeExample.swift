import GeneratedSchemas
import IntentRuntime

/// Offers the calendars of an account to the widget's configuration.
struct Calendars: UpNextOptionsProvider {
  func provideCalendarsOptionsCollection(
    for configuration: UpNextConfiguration
  ) async throws -> OptionsCollection<CalendarItem> {
    [
      CalendarItem(identifier: "home", displayString: "Home"),
      CalendarItem(identifier: "work", displayString: "Work"),
    ]
  }

  func defaultCalendars(for configuration: UpNextConfiguration) async throws -> [CalendarItem]? {
    [CalendarItem(identifier: "home", displayString: "Home")]
  }
}

/// What the widget shows for a configuration.
func heading(for configuration: UpNextConfiguration) -> String {
  guard configuration.isVisible(\.calendars) else { return "All calendars" }
  return configuration.calendars.map(\.displayString).joined(separator: ", ")
}
