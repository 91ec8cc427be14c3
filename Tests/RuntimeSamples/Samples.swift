import Foundation
import IntentRuntime

extension CalendarItem {
  package static let home = CalendarItem(identifier: "home", displayString: "Home")
  package static let work = CalendarItem(identifier: "work", displayString: "Work")
}

extension EverythingConfiguration {
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

    var configuration = EverythingConfiguration()
    configuration.flag = false
    configuration.count = 10
    configuration.ratio = -0.1
    configuration.text = "\u{0}\n\"é👩‍👩‍👧"
    configuration.link = URL(string: "https://example.com/a%20b?c=d#e")
    configuration.moment = Date(timeIntervalSinceReferenceDate: 774_874_512.123456)
    configuration.day = DateComponents(
      timeZone: TimeZone(identifier: "Asia/Tokyo"),
      year: 2024,
      month: 2,
      day: 29
    )
    configuration.length = .milliseconds(1_500)
    configuration.warmth = Measurement(value: 70, unit: .fahrenheit)
    configuration.mass = Measurement(value: 1.5, unit: .stones)
    configuration.distance = Measurement(value: 3, unit: .nauticalMiles)
    configuration.speed = Measurement(value: 4, unit: .knots)
    configuration.energy = Measurement(value: 5, unit: .kilowattHours)
    configuration.volume = Measurement(value: 6, unit: .fluidOunces)
    configuration.price = CurrencyAmountValue(9.99, currencyCode: "EUR")
    configuration.payment = PaymentMethodValue(.credit, name: "Card", identificationHint: "1234")
    configuration.friend = PersonValue("Ann", handle: "ann@example.com", contactIdentifier: "7")
    configuration.town = PlacemarkValue(
      "Kyoto",
      locality: "Kyoto",
      countryCode: "JP",
      latitude: 35.01,
      longitude: 135.77
    )
    configuration.picture = FileValue(URL(filePath: "/tmp/a b.png"), typeIdentifier: "public.png")
    configuration.greeting = SpeakableStringValue("Hi", vocabularyIdentifier: "hi")
    configuration.song = ObjectValue(identifier: "s", displayString: "Song")
    configuration.repetition = 2
    configuration.look = .compact
    configuration.place = place
    configuration.numbers = [1, .min, .max]
    configuration.ratios = [0.1, .infinity, 1e300]
    configuration.texts = ["", "b"]
    configuration.moments = [.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 1e13)]
    configuration.looks = [.full, .compact]
    configuration.places = [place, Place(identifier: "", displayString: "")]
    configuration.masses = [Measurement(value: 1, unit: .grams)]
    configuration.class = "first"
    return configuration
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
