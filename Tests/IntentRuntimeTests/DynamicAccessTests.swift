import Foundation
import IntentRuntime
import RuntimeSamples
import Testing

struct DynamicAccessTests {
  @Test func `setting nil empties a parameter that can be empty`() throws {
    var configuration = UpNextConfiguration(calendars: [.home], look: .full)
    try configuration.setValue(nil, of: "look")
    try configuration.setValue(nil, of: "calendars")
    #expect(configuration.look == nil)
    #expect(configuration.calendars == [])
  }

  @Test func `a decimal parameter takes a whole number`() throws {
    var configuration = TripConfiguration()
    try configuration.setValue(.integer(1), of: "ratio")
    #expect(configuration.ratio == 1)
  }

  @Test(arguments: [
    (
      "line", ParameterValue?.some(.integer(1)), ParameterValueError.Kind.unknownName, "line",
      "unknown 'line'; the known names are 'mirrorCalendarApp', 'calendars', 'look', 'lines', 'warmth'"
    ),
    ("lines", .string("a"), .wrongType, "lines", "'lines' takes a whole number, not 'a'"),
    ("lines", nil, .missingValue, "lines", "'lines' is missing; give it a whole number"),
    (
      "look", .enumCase("huge"), .unknownCase, "look",
      "'look' has no case 'huge'; it has 'compact', 'full'"
    ),
    (
      "warmth", .measurement(MeasurementValue(1, .knots)), .wrongType, "warmth",
      "'warmth' takes a temperature in °C, not 1 kn"
    ),
    (
      "calendars", .array([.object(ObjectValue(identifier: "", displayString: "")), .boolean(true)]),
      .wrongType, "calendars[1]", "'calendars[1]' takes an object of type 'CalendarItem', not true"
    ),
    (
      "calendars",
      .array([.object(ObjectValue(identifier: "", displayString: "", properties: ["colour": .integer(1)]))]),
      .wrongType, "calendars[0].colour", "'calendars[0].colour' takes text, not 1"
    ),
  ])
  func `an error gives the problem, the place and the fix`(
    name: String,
    value: ParameterValue?,
    kind: ParameterValueError.Kind,
    path: String,
    message: String
  ) throws {
    var configuration = UpNextConfiguration()
    let error = #expect(throws: ParameterValueError.self) { try configuration.setValue(value, of: name) }
    #expect(error?.kind == kind)
    #expect(error?.path.description == path)
    #expect(error?.description == message)
    #expect(configuration == UpNextConfiguration())
  }

  @Test func `an error lists the alternatives`() throws {
    var configuration = UpNextConfiguration()
    let error = #expect(throws: ParameterValueError.self) {
      try configuration.setValue(.enumCase("huge"), of: "look")
    }
    #expect(error?.alternatives == ["compact", "full"])
    #expect(error?.value == .enumCase("huge"))
  }

  @Test func `the properties of an object can be accessed by name`() throws {
    var item = CalendarItem.home
    try item.setValue(.string("red"), of: "colour")
    #expect(item.colour == "red")
    #expect(item.value(of: "colour") == .string("red"))
    #expect(item.value(of: "color") == nil)
    #expect(throws: ParameterValueError.self) { try item.setValue(.string("red"), of: "color") }
    #expect(try CalendarItem(parameterValue: item.parameterValue) == item)
  }

  @Test func `a unit that definitions do not have is converted`() throws {
    var configuration = TripConfiguration()
    configuration.distance = Measurement(value: 2, unit: .furlongs)
    #expect(configuration.value(of: "distance") == .measurement(MeasurementValue(402.336, .meters)))
  }

  @Test func `every unit has a Foundation unit`() throws {
    for unit in MeasurementUnit.allCases {
      let value = ParameterValue.measurement(MeasurementValue(2, unit))
      let same =
        switch unit.dimension {
        case .temperature: try Measurement<UnitTemperature>(parameterValue: value).parameterValue
        case .mass: try Measurement<UnitMass>(parameterValue: value).parameterValue
        case .length: try Measurement<UnitLength>(parameterValue: value).parameterValue
        case .speed: try Measurement<UnitSpeed>(parameterValue: value).parameterValue
        case .energy: try Measurement<UnitEnergy>(parameterValue: value).parameterValue
        case .volume: try Measurement<UnitVolume>(parameterValue: value).parameterValue
        }
      #expect(same == value)
    }
  }
}
