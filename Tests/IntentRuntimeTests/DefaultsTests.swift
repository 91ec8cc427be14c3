import Foundation
import IntentRuntime
import RuntimeSamples
import Testing

struct DefaultsTests {
  @Test func `a new configuration has the defaults`() {
    let configuration = UpNextConfiguration()
    #expect(configuration.mirrorCalendarApp)
    #expect(configuration.calendars == [])
    #expect(configuration.look == nil)
    #expect(configuration.lines == 3)
    #expect(configuration == UpNextConfiguration(lines: 3))
    #expect(configuration != UpNextConfiguration(lines: 4))
  }

  @Test func `the schema takes the defaults from a new configuration`() {
    let schema = EverythingConfiguration.schema
    #expect(schema.parameter(named: "flag")?.defaultValue == .boolean(true))
    #expect(schema.parameter(named: "length")?.defaultValue == .duration(.seconds(90)))
    #expect(schema.parameter(named: "warmth")?.defaultValue == .measurement(MeasurementValue(21, .celsius)))
    #expect(schema.parameter(named: "look")?.defaultValue == .enumCase("full"))
    #expect(schema.parameter(named: "place")?.defaultValue == nil)
  }

  @Test func `an array is empty at first and has a default for its elements`() {
    let numbers = EverythingConfiguration.schema.parameter(named: "numbers")
    #expect(numbers?.defaultValue == .integer(7))
    #expect(numbers?.initialValue == .array([]))
    #expect(EverythingConfiguration().numbers == [])
  }

  @Test func `the schema and the struct have the same initial values`() {
    #expect(EverythingConfiguration.schema.initialValues == EverythingConfiguration().configurationValues())
  }
}
