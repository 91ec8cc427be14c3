import Foundation
import IntentRuntime
import Testing

@testable import IntentEditor

struct ValueTextTests {
  private static let celsius = ParameterType.measurement(MeasurementSettings(.temperature))
  private static let length = ParameterType.measurement(MeasurementSettings(.length))
  private static let duration = ParameterType.duration(DurationSettings(defaultUnit: .minutes))
  private static let money = ParameterType.currencyAmount(CurrencySettings(currencyCodes: ["EUR", "CHF"]))

  static let meanings: [(String, ParameterType, ParameterValue)] = [
    ("90s", duration, .duration(.seconds(90))),
    ("1h 30m", duration, .duration(.seconds(5_400))),
    ("1.5 hours", duration, .duration(.seconds(5_400))),
    ("5", duration, .duration(.seconds(300))),
    ("1:30", duration, .duration(.seconds(5_400))),
    ("-2 min", duration, .duration(.seconds(-120))),
    ("PT90S", duration, .duration(.seconds(90))),
    ("21 °C", celsius, .measurement(MeasurementValue(21, .celsius))),
    ("70F", celsius, .measurement(MeasurementValue(70, .fahrenheit))),
    ("-3,5", celsius, .measurement(MeasurementValue(-3.5, .celsius))),
    ("5 kilometres", length, .measurement(MeasurementValue(5, .kilometers))),
    ("12.50 EUR", money, .currencyAmount(CurrencyAmountValue(12.5, currencyCode: "EUR"))),
    ("chf 3", money, .currencyAmount(CurrencyAmountValue(3, currencyCode: "CHF"))),
    ("€4", money, .currencyAmount(CurrencyAmountValue(4, currencyCode: "EUR"))),
    (
      "2024-02-29", .dateComponents(DateSettings(.date)),
      .dateComponents(DateComponents(year: 2024, month: 2, day: 29))
    ),
    ("2:05 pm", .dateComponents(DateSettings(.time)), .dateComponents(DateComponents(hour: 14, minute: 5))),
    ("Ann", .person(nil), .person(PersonValue("Ann"))),
    (
      #"{"name": "Museum", "locality": "Kyoto", "latitude": 35}"#, .placemark(nil),
      .placemark(PlacemarkValue("Museum", locality: "Kyoto", latitude: 35))
    ),
    ("Blue Card", .paymentMethod, .paymentMethod(PaymentMethodValue(.unknown, name: "Blue Card"))),
    ("Home <h1>", .untypedObject(nil), .object(ObjectValue(identifier: "h1", displayString: "Home"))),
    ("yes", .boolean(BooleanSettings()), .boolean(true)),
    ("3,5", .decimal(NumberSettings()), .decimal(3.5)),
  ]

  @Test(arguments: meanings)
  func `typed values have the expected meaning and round-trip`(
    _ text: String,
    _ type: ParameterType,
    _ value: ParameterValue
  ) throws {
    let types = TypeTable()
    #expect(try ValueText.value(of: text, as: type, in: types) == value)
    let written = ValueText.text(of: value, as: type, in: types)
    #expect(try ValueText.value(of: written, as: type, in: types) == value)
  }

  @Test(arguments: [
    (DurationSettings(), "1d 2h", "a duration, such as '90s' or '1h 30m'"),
    (
      DurationSettings(units: .minutes ... .hours, minimum: .seconds(60), maximum: .seconds(7_200)), "26h",
      "a duration in minutes or hours, 1 minute to 2 hours, such as '90m' or '1h 30m'"
    ),
    (DurationSettings(unit: .days), "1d 2h", "a duration in days, such as '2d'"),
    (DurationSettings(unit: .minutes), "1560m", "a duration in minutes, such as '2m'"),
  ])
  func `the units of a duration are offered`(_ settings: DurationSettings, _ text: String, _ hint: String) {
    let (type, types) = (ParameterType.duration(settings), TypeTable())
    #expect(ValueText.text(of: .duration(.seconds(93_600)), as: type, in: types) == text)
    #expect(ValueText.hint(for: type, in: types) == hint)
  }

  @Test(
    arguments: ["--5", "--1e300", "-1e300", "--1:30", "1e15s"]
  )
  func `numbers with two signs or out of range are refused`(_ text: String) {
    #expect(throws: ParameterValueError.self) {
      try ValueText.value(of: text, as: Self.duration, in: TypeTable())
    }
  }

  @Test
  func `a switch uses the definition's words, or On and Off`() {
    let named = BooleanSettings(
      trueDisplayName: LocalizedText("Show"),
      falseDisplayName: LocalizedText("Hide")
    )
    #expect([true, false].map(named.word) == ["Show", "Hide"])
    #expect([true, false].map(BooleanSettings().word) == ["On", "Off"])
    let untouched = BooleanSettings(
      trueDisplayName: LocalizedText("true"),
      falseDisplayName: LocalizedText("false")
    )
    #expect([true, false].map(untouched.word) == ["On", "Off"])
    #expect(untouched.flag(for: "true") == true)
    #expect(untouched.flag(for: "off") == false)
  }

  static let refusals: [(String, ParameterType, String)] = [
    ("soon", duration, "takes a duration such as"),
    ("nan", .decimal(NumberSettings()), "takes a number"),
    ("11", .integer(NumberSettings(minimum: 1, maximum: 10)), "takes 1 to 10, not 11"),
    ("3 USD", money, "there are 'EUR', 'CHF'"),
    ("2024-02-30", .dateComponents(DateSettings(.date)), "takes 1 to 29, not 30"),
    ("2023-02-29", .date, "takes a day up to 28 in 2023-02, not '2023-02-29'"),
    ("2023-13-01", .date, "takes a date and time in UTC such as '2024-02-29'"),
    ("31-12-99", .date, "takes a date and time in UTC such as '2024-02-29'"),
    ("21 kg", celsius, "takes a temperature such as '21 °C', not '21 kg'"),
    ("no scheme", .url, "takes a URL with its scheme, such as 'https://…', not 'no scheme'"),
  ]

  @Test(arguments: refusals)
  func `invalid values are refused with the alternatives`(
    _ text: String,
    _ type: ParameterType,
    _ words: String
  ) {
    do {
      let value = try ValueText.value(of: text, as: type, in: TypeTable())
      Issue.record("'\(text)' means \(value)")
    } catch {
      #expect(error.words.contains(words), "\(error.words)")
    }
  }

  @Test
  func `values without a short form are written as JSON`() throws {
    let value = ParameterValue.person(PersonValue("Ann", contactIdentifier: "c1"))
    let text = ValueText.text(of: value, as: .person(nil), in: TypeTable())
    #expect(text.hasPrefix("{"))
    #expect(try ValueText.value(of: text, as: .person(nil), in: TypeTable()) == value)
  }
}
