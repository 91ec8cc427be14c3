import TestSupport
import Testing

@testable import IntentCompiler

struct DuplicateResponseParameterTests {
  @Test func `two parameters of one name are found`() {
    let reports = Sample(intent: [
      "Response": [
        "Parameters": [
          ["Name": "result", "Tag": 1, "Type": "String"], ["Name": "result", "Tag": 2, "Type": "String"],
        ]
      ]
    ]).reports()
    expectReports(
      reports,
      [
        "duplicate-response-parameter Sample.response.result: duplicate response parameter "
          + "'result'; rename one of them"
      ]
    )
  }
}
