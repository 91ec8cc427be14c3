import TestSupport
import Testing

@testable import IntentCompiler

/// UberJason/SiriIntentsEnumBug shows what happens.
struct UnknownNotAtZeroTests {
  @Test func `unknown elsewhere is found`() {
    let reports = Sample(enums: [
      ["Name": "Colour", "Values": [["Name": "red"], ["Name": "unknown", "Index": 1]]]
    ]).reports()
    expectReports(
      reports,
      [
        "unknown-not-at-zero Colour.unknown: 'unknown' has the index 1, so people can choose it; "
          + "give it the index 0"
      ]
    )
  }

  @Test func `an only case 'unknown' elsewhere can be chosen`() {
    let reports = Sample(enums: [["Name": "Colour", "Values": [["Name": "unknown", "Index": 5]]]]).reports()
    #expect(reports.count == 1 && reports.first?.hasPrefix("unknown-not-at-zero ") == true, "\(reports)")
  }

  @Test func `an enum without a case at zero is fine`() {
    let reports = Sample(enums: [["Name": "Colour", "Values": [["Name": "red", "Index": 1]]]]).reports()
    #expect(reports == [])
  }
}
