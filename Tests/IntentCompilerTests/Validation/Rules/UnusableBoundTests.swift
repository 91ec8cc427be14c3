import TestSupport
import Testing

@testable import IntentCompiler

struct UnusableBoundTests {
  @Test(arguments: [("Integer", "one"), ("TimeInterval", 1e300)] as [(Short, Short)])
  func `a text, and a duration that no clock counts, are found`(type: Short, bound: Short) {
    let host = Sample(parameters: [["Name": "days", "Type": type, "Metadata": ["MaximumValue": bound]]])
    expectReports(host.reports(), ["unusable-bound Sample.days"])
  }
}
