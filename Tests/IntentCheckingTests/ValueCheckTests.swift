import Foundation
import IntentChecking
import IntentSchema
import Testing

struct ValueCheckTests {
  static let types = TypeTable(
    enums: [
      "Mode": EnumSchema(
        "Mode",
        title: LocalizedText("Mode"),
        cases: [
          .init("day", index: 1, title: LocalizedText("Day")),
          .init("week", index: 2, title: LocalizedText("Week")),
        ]
      )
    ],
    objects: [
      "Item": ObjectSchema(
        "Item",
        title: LocalizedText("Item"),
        properties: [
          .init("size", tag: 100, title: LocalizedText("Size"), type: .integer(NumberSettings(minimum: 0))),
          .init("parts", tag: 101, title: LocalizedText("Parts"), type: .object("Item"), isArray: true),
          .init("mode", tag: 102, title: LocalizedText("Mode"), type: .enumeration("Mode")),
          .init("isOpen", tag: 103, title: LocalizedText("Open"), type: .boolean(BooleanSettings())),
        ]
      )
    ]
  )

  private static let link = URL(string: "example.com/a") ?? URL(fileURLWithPath: "/")

  static let values: [(ParameterType, ParameterValue, String)] = [
    (.integer(NumberSettings(minimum: 1, maximum: 10)), .integer(11), "takes 1 to 10, not 11"),
    (.integer(NumberSettings(minimum: 0)), .integer(-1), "takes 0 or more, not -1"),
    (.decimal(NumberSettings(maximum: 0.5)), .decimal(0.75), "takes 0.5 or less, not 0.75"),
    (.decimal(NumberSettings(minimum: 0)), .decimal(.nan), "takes 0 or more, not nan"),
    (.boolean(BooleanSettings()), .integer(1), "takes true or false, not 1"),
    (.string(TextSettings()), .boolean(true), "takes text, not true"),
    (.enumeration("Mode"), .enumCase("year"), "has no case 'year'; it has 'day', 'week'"),
    (
      .duration(DurationSettings(maximum: .seconds(60))), .duration(.seconds(90)),
      "takes 1 minute or less, not 1 minute 30 seconds"
    ),
    (
      .measurement(MeasurementSettings(.temperature, minimum: 0)),
      .measurement(MeasurementValue(20, .fahrenheit)),
      "takes 0 or more °C, not 20 °F"
    ),
    (
      .measurement(MeasurementSettings(.length)), .measurement(MeasurementValue(1, .knots)),
      "takes a length, not 1 kn"
    ),
    (
      .measurement(MeasurementSettings(.length, unit: .meters)), .measurement(MeasurementValue(1, .feet)),
      "takes the unit 'meters', not 'feet'"
    ),
    (
      .currencyAmount(CurrencySettings(maximum: 5)),
      .currencyAmount(CurrencyAmountValue(9.5, currencyCode: "EUR")), "takes 5 or less, not 9.5 EUR"
    ),
    (
      .currencyAmount(CurrencySettings()), .currencyAmount(CurrencyAmountValue(1, currencyCode: "euro")),
      "takes an ISO 4217 code of three capital letters, not 'euro'"
    ),
    (
      .currencyAmount(CurrencySettings(currencyCodes: ["EUR", "USD"])),
      .currencyAmount(CurrencyAmountValue(1, currencyCode: "JPY")),
      "takes one of its currencies, not 'JPY'; there are 'EUR', 'USD'"
    ),
    (.url, .url(link), "takes a URL with its scheme, such as 'https://…', not 'example.com/a'"),
    (
      .file(FileSettings()), .file(FileValue(link)),
      "takes a URL with its scheme, such as 'https://…', not 'example.com/a'"
    ),
    (
      .file(FileSettings()), .file(FileValue(URL(fileURLWithPath: "/a"), typeIdentifier: "a picture")),
      "takes a uniform type identifier such as 'public.jpeg', not 'a picture'"
    ),
    (
      .date, .date(Date(timeIntervalSinceReferenceDate: .infinity)),
      "takes a date and time in UTC in the years 0 to 9999, not a date beyond the calendar"
    ),
    (
      .date, .date(Date(timeIntervalSinceReferenceDate: 1e300)),
      "takes a date and time in UTC in the years 0 to 9999, not a date beyond the calendar"
    ),
    (
      .dateComponents(DateSettings()), .dateComponents(DateComponents(year: 2023, month: 2, day: 29)),
      "takes 1 to 28, not 29"
    ),
    (
      .dateComponents(DateSettings(.time)), .dateComponents(DateComponents(hour: 25)), "takes 0 to 24, not 25"
    ),
    (.placemark(nil), .placemark(PlacemarkValue("P", latitude: 91)), "takes -90 to 90, not 91"),
  ]

  @Test(arguments: values)
  func `an invalid value is reported with the allowed values`(
    type: ParameterType,
    value: ParameterValue,
    words: String
  ) {
    #expect(Self.types.issues(in: value, as: type).map(\.words) == [words])
    #expect(Self.types.issues(in: .array([value]), as: type, isArray: true).map(\.words) == [words])
  }

  @Test func `minus infinity is below every minimum, in every unit`() {
    let type = ParameterType.measurement(MeasurementSettings(.length, minimum: 0))
    let value = ParameterValue.measurement(MeasurementValue(-.infinity, .miles))
    #expect(Self.types.issues(in: value, as: type).map(\.kind) == [.outOfBounds])
  }

  @Test func `an empty scheme is not a scheme`() {
    for type in [ParameterType.url, .file(FileSettings())] {
      #expect(Self.types.issues(reading: .string(":"), as: type).map(\.kind) == [.invalidURL])
    }
  }

  @Test(arguments: [
    (ParameterType.integer(NumberSettings(minimum: 1, maximum: 10)), ParameterValue.integer(10)),
    (.decimal(NumberSettings(minimum: 1)), .integer(1)), (.enumeration("Mode"), .enumCase("day")),
    (
      .measurement(MeasurementSettings(.length, defaultUnit: .kilometers, maximum: 1.609_344)),
      .measurement(MeasurementValue(1, .miles))
    ),
    (
      .currencyAmount(CurrencySettings(currencyCodes: ["EUR"])),
      .currencyAmount(CurrencyAmountValue(1, currencyCode: "EUR"))
    ),
    (.dateComponents(DateSettings()), .dateComponents(DateComponents(year: 2024, month: 2, day: 29))),
    (.file(FileSettings()), .file(FileValue(URL(fileURLWithPath: "/a b"), typeIdentifier: "public.jpeg"))),
  ])
  func `a value within bounds has no problems`(type: ParameterType, value: ParameterValue) {
    #expect(Self.types.issues(in: value, as: type) == [])
  }

  static let plain: [(ParameterType, String, String)] = [
    (
      .date, #""yesterday""#,
      "takes a date and time in UTC such as '2024-02-29' or '2024-02-29T12:30:00Z', not 'yesterday'"
    ),
    (.duration(DurationSettings()), #""an hour""#, "takes a duration such as 'PT1H30M', not 'an hour'"),
    (.enumeration("Mode"), "9", "has no case 9; it has 'day', 'week'"),
    (.enumeration("Mode"), "true", "takes a case of 'Mode', not true"),
    (.person(nil), #"{"handle": "x"}"#, "displayName is missing; give it text"),
    (
      .person(nil), #"{"displayName": "x", "age": 3}"#,
      "age is unknown; the known names are 'displayName', 'handle', 'contactIdentifier'"
    ),
    (.placemark(nil), #"{"name": "x", "latitude": "north"}"#, "latitude takes a number, not 'north'"),
    (
      .measurement(MeasurementSettings(.mass, unit: .grams)), #"{"value": 1, "unit": "parsecs"}"#,
      "unit takes a unit of mass in g, not 'parsecs'; there is 'grams'"
    ),
    (
      .paymentMethod, #"{"name": "x", "kind": "barter"}"#,
      "kind has no case 'barter'; it has 'unknown', 'checking', 'savings', 'brokerage', 'debit', 'credit', "
        + "'prepaid', 'store', 'applePay'"
    ),
    (
      .dateComponents(DateSettings()), #"{"day": 1, "timeZone": "Mars"}"#,
      "timeZone takes a time zone such as 'Europe/Berlin', not 'Mars'"
    ),
    (.object("Item"), #"{"size": 1}"#, "identifier is missing; give it text"),
    (.object("Item"), #"{"identifier": "x", "displayString": 3}"#, "displayString takes text, not 3"),
    (.untypedObject(nil), #"{"identifier": "x", "displayString": 3}"#, "displayString takes text, not 3"),
    (.object("Item"), #"{"identifier": "x", "size": -1}"#, "size takes 0 or more, not -1"),
    (
      .object("Item"), #"{"identifier": "x", "parts": [{"identifier": "y", "mode": "no"}]}"#,
      "parts[0].mode has no case 'no'; it has 'day', 'week'"
    ),
    (
      .object("Item"), #"{"identifier": "x", "colour": 1}"#,
      "colour is unknown; the known names are 'identifier', 'displayString', 'pronunciationHint', "
        + "'alternativeSpeakableMatches', 'size', 'parts', 'mode', 'isOpen'"
    ),
    (
      .object("Item"), "[]",
      #"takes an object of type 'Item' such as {"identifier": "a1", "displayString": "First"}, not a list of 0"#
    ),
  ]

  @Test(arguments: plain)
  func `a value in a file is checked in the same way and reported with its path`(
    type: ParameterType,
    json: String,
    words: String
  )
    throws
  {
    let plain = try JSONDecoder().decode(PlainValue.self, from: Data(json.utf8))
    let issues = Self.types.issues(reading: plain, as: type)
    #expect(issues.map { $0.path.steps.isEmpty ? $0.words : "\($0.path) \($0.words)" } == [words])
  }

  @Test func `each element is checked separately and reported with its place in the file`() throws {
    let json = #"["day", "year", 2, {"identifier": "x"}]"#
    let plain = try JSONDecoder().decode(PlainValue.self, from: Data(json.utf8))
    let issues = Self.types.issues(reading: plain, as: .enumeration("Mode"), isArray: true)
    #expect(
      issues.map(\.description) == [
        "'[1]' has no case 'year'; it has 'day', 'week'", "'[3]' takes a case of 'Mode', not an object",
      ]
    )
  }

  @Test func `a long value is shortened in a message`() {
    let long = ParameterValue.string(String(repeating: "x", count: 1_000))
    let message = Self.types.issues(in: long, as: .date).map(\.description).joined()
    #expect(message.count < 130)
  }

  @Test func `units are converted exactly as Foundation converts them`() throws {
    for (unit, other) in [(MeasurementUnit.stones, MeasurementUnit.grams), (.knots, .kilometersPerHour)] {
      let there = try #require(unit.convert(7, to: other))
      let back = try #require(other.convert(there, to: unit))
      #expect(abs(back - 7) < 1e-9)
    }
    #expect(MeasurementUnit.celsius.convert(100, to: .fahrenheit).map { abs($0 - 212) < 1e-9 } == true)
    #expect(MeasurementUnit.kelvin.convert(0, to: .celsius) == -273.15)
    #expect(MeasurementUnit.meters.convert(1, to: .grams) == nil)
  }
}
