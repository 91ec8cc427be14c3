import TestSupport
import Testing

@testable import IntentCompiler

struct MinimumAboveMaximumTests {
  private static let minutes: Short = [
    "MinimumUnit": "Minutes", "MinimumValue": 60, "MaximumUnit": "Hours", "MaximumValue": 7_200,
  ]

  @Test(
    arguments: [
      // The bounds of a duration are seconds.
      ("TimeInterval", minutes, []),
      // An absent minimum is 0, and an empty data value is no bound.
      ("Decimal", ["MaximumValue": -5], ["minimum-above-maximum Sample.depth"]),
      ("Decimal", ["MinimumValue": 5, "MaximumValue": .data], []),
    ] as [(Short, Short, [String])]
  )
  func `the bounds are compared by what they mean`(type: Short, metadata: Short, reports: [String]) {
    let sample = Sample(parameters: [["Name": "depth", "Type": type, "Metadata": metadata]])
    expectReports(sample.reports(), reports)
  }
}
