import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownOutputTests {
  @Test func `a misspelled output is found`() {
    let reports = Sample(intent: [
      "Response": ["Output": "reslt", "Parameters": [["Name": "result", "Tag": 1, "Type": "String"]]]
    ]).reports()
    expectReports(reports, ["unknown-output Sample.response"])
  }

  @Test func `a parameter of the intent is not a parameter of the response`() {
    let reports = Sample(intent: ["Response": ["Output": "count"]]).reports()
    expectReports(
      reports,
      ["unknown-output Sample.response: the output 'count' is not a parameter of the response"]
    )
  }

  @Test func `a parameter of the response is fine`() {
    let reports = Sample(intent: [
      "Response": ["Output": "result", "Parameters": [["Name": "result", "Tag": 1, "Type": "String"]]]
    ]).reports()
    #expect(reports == [])
  }
}
