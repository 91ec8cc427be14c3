import Foundation
import IntentRuntime
import Testing

struct ParameterReadingTests {
  static let types = TypeTable(
    enums: [
      "Mode": EnumSchema(
        "Mode",
        title: LocalizedText("Mode"),
        cases: [.init("day", index: 1, title: LocalizedText("Day"))]
      )
    ]
  )

  @Test(arguments: [
    (
      PlainValue.integer(90), ParameterType.duration(DurationSettings()),
      ParameterValue.duration(.seconds(90))
    ),
    (.number(1.5), .duration(DurationSettings(defaultUnit: .minutes)), .duration(.seconds(90))),
    (.string("P1D"), .duration(DurationSettings()), .duration(.seconds(86_400))),
    (
      .integer(3), .measurement(MeasurementSettings(.mass, defaultUnit: .pounds)),
      .measurement(MeasurementValue(3, .pounds))
    ),
    (
      .object(["value": .integer(3), "unit": .string("Stones")]), .measurement(MeasurementSettings(.mass)),
      .measurement(MeasurementValue(3, .stones))
    ),
    (.string("Ann"), .person(nil), .person(PersonValue("Ann"))),
    (.string("Kyoto"), .placemark(nil), .placemark(PlacemarkValue("Kyoto"))),
    (.string("Hi"), .speakableString, .speakableString(SpeakableStringValue("Hi"))),
    (.integer(1), .enumeration("Mode"), .enumCase("day")),
    (.string("day"), .enumeration("Mode"), .enumCase("day")),
    (.integer(4), .systemEnumeration("RepeatMode"), .integer(4)),
    (.integer(4), .decimal(NumberSettings()), .decimal(4)),
    (.string("inf"), .decimal(NumberSettings()), .decimal(.infinity)),
    (.integer(0), .date, .date(Date(timeIntervalSinceReferenceDate: 0))),
  ])
  func `other forms can be read`(plain: PlainValue, type: ParameterType, value: ParameterValue) {
    #expect(Self.types.read(plain, as: type) == ParameterReading(value))
    #expect(Self.types.read(.array([plain]), as: type, isArray: true) == ParameterReading(.array([value])))
  }

  @Test(arguments: [
    (PlainValue.string("true"), ParameterType.boolean(BooleanSettings())),
    (.integer(1), .boolean(BooleanSettings())),
    (.number(1.5), .integer(NumberSettings())),
    (.integer(1), .string(TextSettings())),
    (.string("yesterday"), .date),
    (.number(1e300), .duration(DurationSettings())),
    (.string("nan"), .duration(DurationSettings())),
    (.object([:]), .person(nil)),
    (.object(["type": .string("x")]), .untypedObject(nil)),
    (.array([]), .string(TextSettings())),
    (.boolean(true), .enumeration("Mode")),
  ])
  func `a value of another type is rejected`(plain: PlainValue, type: ParameterType) {
    #expect(Self.types.read(plain, as: type) == ParameterReading(nil, issue: .wrongType))
  }

  @Test func `an array keeps its valid elements`() {
    let plain = PlainValue.array([.string("day"), .string("year"), .integer(1)])
    let expected = ParameterReading(.array([.enumCase("day"), .enumCase("day")]), issue: .unknownCase)
    #expect(Self.types.read(plain, as: .enumeration("Mode"), isArray: true) == expected)
    #expect(Self.types.read(.string("day"), as: .enumeration("Mode"), isArray: true).issue == .wrongType)
  }

  @Test func `fields that a type does not have are reported`() {
    let person = PlainValue.object(["displayName": .string("Ann"), "age": .integer(30)])
    let expected = ParameterReading(.person(PersonValue("Ann")), issue: .partlyRead)
    #expect(Self.types.read(person, as: .person(nil)) == expected)
  }

  @Test func `null means no value`() {
    #expect(Self.types.read(.null, as: .date) == ParameterReading(nil))
    #expect(Self.types.read(.null, as: .date, isArray: true) == ParameterReading(.array([])))
  }
}
