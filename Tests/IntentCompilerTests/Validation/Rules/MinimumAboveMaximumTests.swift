import TestSupport
import Testing

@testable import IntentCompiler

struct MinimumAboveMaximumTests {
  @Test func `a minimum above the maximum is found`() {
    let reports = Sample(parameters: [
      ["Name": "days", "Type": "Integer", "Metadata": ["MinimumValue": 7, "MaximumValue": 1]]
    ]).reports()
    expectReports(
      reports,
      [
        "minimum-above-maximum Sample.days: the minimum 7 is above the maximum 1, so no value is "
          + "allowed"
      ]
    )
  }

  @Test func `the bounds of a duration are seconds`() {
    let reports = Sample(parameters: [
      [
        "Name": "wait", "Type": "TimeInterval",
        "Metadata": [
          "MinimumUnit": "Minutes", "MinimumValue": 60, "MaximumUnit": "Hours", "MaximumValue": 7_200,
        ],
      ]
    ]).reports()
    #expect(reports == [])
  }

  @Test func `an absent minimum is 0`() {
    let reports = Sample(parameters: [
      ["Name": "depth", "Type": "Decimal", "Metadata": ["MaximumValue": -5]]
    ]).reports()
    expectReports(reports, ["minimum-above-maximum Sample.depth"])
  }

  @Test func `an empty data value is not a bound`() {
    let reports = Sample(parameters: [
      ["Name": "depth", "Type": "Decimal", "Metadata": ["MinimumValue": 5, "MaximumValue": .data]]
    ]).reports()
    #expect(reports == [])
  }
}
