import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownOutputTests {
  @Test func `a parameter of the intent is not a parameter of the response`() {
    let reports = Sample(intent: ["Response": ["Output": "count"]]).reports()
    expectReports(
      reports,
      ["unknown-output Sample.response: the output 'count' is not a parameter of the response"]
    )
  }
}
