import TestSupport
import Testing

@testable import IntentCompiler

struct EmptyEnumTests {
  @Test func `an enum with no choice is found`() {
    let reports = Sample(enums: [["Name": "Colour", "Values": [["Name": "unknown"]]]]).reports()
    expectReports(
      reports,
      ["empty-enum Colour: 'Colour' has no case that people can choose; add one"]
    )
  }
}
