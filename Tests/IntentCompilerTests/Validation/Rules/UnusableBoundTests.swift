import TestSupport
import Testing

@testable import IntentCompiler

struct UnusableBoundTests {
  @Test func `a half as the bound of an integer is found`() {
    let reports = Sample(parameters: [
      ["Name": "days", "Type": "Integer", "Metadata": ["MaximumValue": 7.5]]
    ]).reports()
    expectReports(
      reports,
      [
        "unusable-bound Sample.days: the bound of an integer must be a whole number of at most "
          + "64 bits, but this one is not whole; it is ignored"
      ]
    )
  }
}
