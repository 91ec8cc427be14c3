import Foundation
import IntentRuntime

extension CalendarItem {
  package static let home = CalendarItem(identifier: "home", displayString: "Home")
  package static let work = CalendarItem(identifier: "work", displayString: "Work")
}

extension Place {
  /// Every value differs from the default.
  package static var full: Self {
    var region = Region(identifier: "r", displayString: "Region")
    region.capital = Place(identifier: "c", displayString: "Capital")
    var place = Place(identifier: "p", displayString: "Place")
    place.pronunciationHint = "Plays"
    place.alternativeSpeakableMatches = [
      SpeakableStringValue("Spot", pronunciationHint: "Spott"), SpeakableStringValue("Location"),
    ]
    place.isOpen = true
    place.height = 12
    place.founded = Date(timeIntervalSinceReferenceDate: -1.25)
    place.look = .compact
    place.region = region
    place.neighbours = [Place(identifier: "q", displayString: "Next")]
    return place
  }
}

package struct CalendarProvider: UpNextOptionsProvider, SearchOptionsProvider {
  package init() {}

  package func provideCalendarsOptionsCollection(
    for configuration: UpNextConfiguration
  ) async throws -> OptionsCollection<CalendarItem> {
    configuration.look == .compact ? [.home] : [.home, .work]
  }

  package func provideCalendarOptionsCollection(
    for configuration: SearchConfiguration,
    searchTerm: String?
  ) async throws -> OptionsCollection<CalendarItem> {
    let matches = [CalendarItem.home, .work].filter {
      searchTerm.map($0.displayString.contains) ?? true
    }
    return OptionsCollection(sections: [.init("Found", matches)])
  }

  package func defaultCalendar(for configuration: SearchConfiguration) async throws -> CalendarItem? {
    .work
  }
}
