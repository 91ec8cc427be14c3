import TestSupport
import Testing

@testable import IntentCompiler

struct DefaultOutsideBoundsTests {
  @Test func `a default above the maximum is found`() {
    let reports = Sample(parameters: [
      ["Name": "days", "Type": "Integer", "Metadata": ["MaximumValue": 7, "DefaultValue": 14]]
    ]).reports()
    expectReports(
      reports,
      [
        "default-outside-bounds Sample.days: the default 14 is above the maximum 7; change one "
          + "of the two"
      ]
    )
  }

  @Test func `an absent minimum is 0`() {
    let reports = Sample(parameters: [
      ["Name": "level", "Type": "Decimal", "Metadata": ["MaximumValue": 7, "DefaultValue": -0.5]]
    ]).reports()
    expectReports(reports, ["default-outside-bounds Sample.level"])
  }

  @Test func `negative numbers may be allowed`() {
    let reports = Sample(parameters: [
      [
        "Name": "level", "Type": "Decimal",
        "Metadata": ["SupportsNegativeNumbers": "YES", "DefaultValue": -0.5],
      ]
    ]).reports()
    #expect(reports == [])
  }

  @Test func `durations are seconds, whatever their units are`() {
    let reports = Sample(parameters: [
      [
        "Name": "wait", "Type": "TimeInterval",
        "Metadata": [
          "Unit": "Days", "DefaultUnit": "Seconds", "MinimumUnit": "Days", "MinimumValue": 86_400,
          "MaximumUnit": "Days", "MaximumValue": 25_920_000, "DefaultValue": 2_592_000,
        ],
      ]
    ]).reports()
    #expect(reports == [])
  }

  @Test func `a duration is described in words`() {
    let reports = Sample(parameters: [
      [
        "Name": "wait", "Type": "TimeInterval",
        "Metadata": [
          "DefaultUnit": "Minutes", "MaximumUnit": "Hours", "MaximumValue": 7_200, "DefaultValue": 9_000,
        ],
      ]
    ]).reports()
    expectReports(reports, ["default-outside-bounds Sample.wait"])
  }

  @Test func `bounds in the wrong order are one report`() {
    let reports = Sample(parameters: [
      [
        "Name": "days", "Type": "Integer",
        "Metadata": ["MinimumValue": 9, "MaximumValue": 7, "DefaultValue": 14],
      ]
    ]).reports()
    expectReports(reports, ["minimum-above-maximum Sample.days"])
  }
}
