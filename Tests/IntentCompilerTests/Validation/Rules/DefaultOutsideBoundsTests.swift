import TestSupport
import Testing

@testable import IntentCompiler

struct DefaultOutsideBoundsTests {
  private static let days: Short = [
    "Unit": "Days", "DefaultUnit": "Seconds", "MinimumUnit": "Days", "MinimumValue": 86_400,
    "MaximumUnit": "Days", "MaximumValue": 25_920_000, "DefaultValue": 2_592_000,
  ]
  private static let hours: Short = [
    "DefaultUnit": "Minutes", "MaximumUnit": "Hours", "MaximumValue": 7_200, "DefaultValue": 9_000,
  ]

  @Test(
    arguments: [
      // An absent minimum is 0, unless negative numbers are allowed.
      ("Decimal", ["MaximumValue": 7, "DefaultValue": -0.5], ["default-outside-bounds"]),
      ("Decimal", ["SupportsNegativeNumbers": "YES", "DefaultValue": -0.5], []),
      // Durations are seconds, whatever their units are.
      ("TimeInterval", days, []), ("TimeInterval", hours, ["default-outside-bounds"]),
      // Bounds in the wrong order are the only report.
      ("Integer", ["MinimumValue": 9, "MaximumValue": 7, "DefaultValue": 14], ["minimum-above-maximum"]),
    ] as [(Short, Short, [String])]
  )
  func `a default is compared with both bounds`(type: Short, metadata: Short, rules: [String]) {
    let sample = Sample(parameters: [["Name": "level", "Type": type, "Metadata": metadata]])
    expectReports(sample.reports(), rules.map { "\($0) Sample.level" })
  }
}
