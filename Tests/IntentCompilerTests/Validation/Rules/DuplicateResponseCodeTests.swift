import TestSupport
import Testing

@testable import IntentCompiler

struct DuplicateResponseCodeTests {
  @Test func `two codes of one name are found`() {
    let reports = Sample(intent: ["Response": ["Codes": [["Name": "failure"], ["Name": "failure"]]]])
      .reports()
    expectReports(
      reports,
      [
        "duplicate-response-code Sample.response.failure: duplicate response code 'failure'; "
          + "rename one of them"
      ]
    )
  }
}
