import IntentSchema
import IntentText
import Testing

struct WordsTests {
  @Test(arguments: [
    (VisibilityPredicate.isAnyOf([.boolean(false)]), "is false"), (.hasAnyValue, "has a value"),
    (.isAnyOf([.enumCase("a"), .enumCase("b"), .enumCase("c")]), "is 'a', 'b' or 'c'"),
    (.isAbsentOrAnyOf([.enumCase("x")]), "has no value or is 'x'"), (.isAbsentOrAnyOf([]), "has no value"),
    (.isNoneOf([.string("x"), .integer(2)]), "is not 'x' or 2"), (.isLessThan(3), "is less than 3"),
    (.isLessThanOrEqual(3.5), "is 3.5 or less"), (.isGreaterThan(0), "is greater than 0"),
    (.isGreaterThanOrEqual(-1), "is -1 or more"), (.isWithin(1...5), "is between 1 and 5"),
    (.contains(["a", "b"]), "contains 'a' or 'b'"), (.doesNotContain(["a"]), "does not contain 'a'"),
  ])
  func `a rule follows the name of the parent`(predicate: VisibilityPredicate, words: String) {
    #expect(VisibilityRule("parent", predicate).words == "'parent' \(words)")
  }

  @Test(arguments: [
    (ParameterType.boolean(BooleanSettings()), "true or false", nil as String?),
    (.integer(NumberSettings(minimum: 1, maximum: 10)), "whole number", "1 to 10"),
    (.integer(NumberSettings(minimum: 3, maximum: 3)), "whole number", "3"),
    (.decimal(NumberSettings(minimum: 0.5)), "number", "0.5 or more"),
    (.decimal(NumberSettings(maximum: -1)), "number", "-1 or less"),
    (.string(TextSettings(isMultiline: true)), "text of several lines", nil),
    (.enumeration("Mode"), "enum 'Mode'", nil), (.untypedObject(nil), "object of no type", nil),
    (.systemEnumeration("Repeat"), "Apple's enum 'Repeat'", nil),
    (.dateComponents(DateSettings(.time)), "time", nil),
    (
      .duration(DurationSettings(unit: .minutes, maximum: .seconds(5_400))), "duration in minutes",
      "1 hour 30 minutes or less"
    ),
    (
      .duration(
        DurationSettings(units: .minutes ... .hours, minimum: .seconds(60), maximum: .seconds(7_200))
      ),
      "duration in minutes or hours", "1 minute to 2 hours"
    ),
    (
      .measurement(MeasurementSettings(.temperature, unit: .celsius, minimum: -5, maximum: 5)),
      "temperature in °C", "-5 to 5 °C"
    ),
    (.measurement(MeasurementSettings(.speed)), "speed", nil),
    (.currencyAmount(CurrencySettings(currencyCodes: ["EUR", "USD"])), "amount of money in EUR or USD", nil),
    (.file(FileSettings(typeIdentifiers: ["public.image"])), "file (public.image)", nil), (.url, "URL", nil),
  ])
  func `a type has its name and its bounds`(type: ParameterType, words: String, bounds: String?) {
    #expect(type.words == words)
    #expect(type.boundsWords == bounds)
  }

  @Test(arguments: [
    (Duration.zero, "0 seconds"), (.seconds(1), "1 second"), (.milliseconds(1_500), "1.5 seconds"),
    (.seconds(60), "1 minute"), (.seconds(90_061), "1 day 1 hour 1 minute 1 second"),
    (.seconds(-120), "minus 2 minutes"), (.seconds(172_800), "2 days"),
    (.seconds(Int64.min), "minus for ever"),
  ])
  func `a duration is given in days, hours, minutes and seconds`(duration: Duration, words: String) {
    #expect(duration.words == words)
  }

  @Test(arguments: [
    (ParameterValue.string("a b"), "'a b'"), (.decimal(2), "2"), (.decimal(0.25), "0.25"),
    (.boolean(true), "true"),
    (.enumCase("x"), "'x'"), (.measurement(MeasurementValue(3, .kilometersPerHour)), "3 km/h"),
    (.currencyAmount(CurrencyAmountValue(9.5, currencyCode: "EUR")), "9.5 EUR"),
    (.array([.integer(1), .integer(2)]), "[1, 2]"),
  ])
  func `a value is shown as people write it`(value: ParameterValue, words: String) {
    #expect(value.words == words)
  }

  @Test func `a documentation comment shows names as code`() {
    let rule = VisibilityRule("mode", .isAnyOf([.enumCase("wide"), .string("x")]))
    #expect(rule.words(.comment) == "`mode` is `wide` or \"x\"")
    #expect(ParameterType.systemEnumeration("Repeat").words(.comment) == "Apple's enum `Repeat`")
  }

  @Test(arguments: [
    (ParameterType.boolean(BooleanSettings()), "true or false"), (.string(TextSettings()), "text"),
    (.integer(NumberSettings()), "a whole number"), (.enumeration("Mode"), "a case of 'Mode'"),
    (.object("Item"), "an object of type 'Item'"), (.url, "a URL"),
    (.measurement(MeasurementSettings(.energy)), "an energy"),
    (.currencyAmount(CurrencySettings(currencyCodes: ["EUR"])), "an amount of money in EUR"),
  ])
  func `a message says what a parameter takes`(type: ParameterType, words: String) {
    #expect(type.valueWords == words)
  }

  @Test func `sizes come in the order of the families`() {
    #expect(
      ArraySizes([.systemLarge: 8, .systemSmall: 1, .accessoryInline: 2]).words
        == "1 in systemSmall, 8 in systemLarge, 2 in accessoryInline"
    )
  }
}
