import TestSupport
import Testing

@testable import IntentCompiler

struct UnusableBoundTests {
  @Test func `a half as the bound of an integer is found`() {
    expectReports(
      Sample(parameters: [["Name": "days", "Type": "Integer", "Metadata": ["MaximumValue": 7.5]]]).reports(),
      [
        "unusable-bound Sample.days: the bound of an integer must be a whole number of at most "
          + "64 bits, but this one is not whole; it is ignored"
      ]
    )
  }

  @Test(arguments: [("Integer", "one"), ("TimeInterval", 1e300)] as [(Short, Short)])
  func `a text, and a duration that no clock counts, are found`(type: Short, bound: Short) {
    let host = Sample(parameters: [["Name": "days", "Type": type, "Metadata": ["MaximumValue": bound]]])
    expectReports(host.reports(), ["unusable-bound Sample.days"])
  }
}
