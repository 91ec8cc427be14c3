import TestSupport
import Testing

@testable import IntentCompiler

/// Automattic/pocket-casts-ios has one.
struct MarkedFailureTests {
  private func reports(_ code: Short) -> [String] {
    Sample(intent: ["Response": ["Codes": [code]]]).reports(lints: [.markedFailure])
  }

  @Test func `a failure without the mark, and a success with another name, are fine`() {
    #expect(reports(["Name": "failure", "Success": false]) == [])
    #expect(reports(["Name": "done", "Success": true]) == [])
  }
}
