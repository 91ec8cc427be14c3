import TestSupport
import Testing

@testable import IntentCompiler

struct DefaultOutsideBoundsTests {
  @Test func `a default above the maximum is found`() {
    let reports = Sample(parameters: [
      ["Name": "days", "Type": "Integer", "Metadata": ["MaximumValue": 7, "DefaultValue": 14]]
    ]).reports()
    #expect(
      reports == [
        "default-outside-bounds: the default 14 is above the maximum 7; change one of the two"
      ]
    )
  }

  @Test func `an absent minimum is 0`() {
    let reports = Sample(parameters: [
      ["Name": "level", "Type": "Decimal", "Metadata": ["MaximumValue": 7, "DefaultValue": -0.5]]
    ]).reports()
    #expect(
      reports == [
        "default-outside-bounds: the default -0.5 is below the minimum 0; change one of the two"
      ]
    )
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

  @Test func `units are respected`() {
    let reports = Sample(parameters: [
      [
        "Name": "wait", "Type": "TimeInterval",
        "Metadata": [
          "DefaultUnit": "Minutes", "MaximumUnit": "Hours", "MaximumValue": 2, "DefaultValue": 90,
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
          "DefaultUnit": "Minutes", "MaximumUnit": "Hours", "MaximumValue": 2, "DefaultValue": 150,
        ],
      ]
    ]).reports()
    #expect(
      reports == [
        "default-outside-bounds: the default 2 hours 30 minutes is above the maximum 2 hours; change one of the two"
      ]
    )
  }

  @Test func `bounds in the wrong order are one report`() {
    let reports = Sample(parameters: [
      [
        "Name": "days", "Type": "Integer",
        "Metadata": ["MinimumValue": 9, "MaximumValue": 7, "DefaultValue": 14],
      ]
    ]).reports()
    #expect(
      reports == [
        "minimum-above-maximum: the minimum 9 is above the maximum 7, so no value is allowed"
      ]
    )
  }
}
