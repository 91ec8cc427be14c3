import TestSupport
import Testing

@testable import IntentCompiler

struct UnusableDefaultTests {
  @Test func `a text for a number is found`() {
    let reports = Sample(parameters: [
      ["Name": "days", "Type": "Integer", "Metadata": ["DefaultValue": "seven"]]
    ]).reports()
    expectReports(
      reports,
      ["unusable-default Sample.days: a string cannot be the default here; it is ignored"]
    )
  }
}
