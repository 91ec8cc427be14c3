import TestSupport
import Testing

@testable import IntentCompiler

struct WrongValueTypeTests {
  @Test func `a text for a list is found, and nothing that follows from it`() {
    let reports = Sample(intent: ["Parameters": "count", "Input": "count"]).reports()
    expectReports(reports, ["wrong-value-type Sample: 'INIntentParameters' must be an array, not a string"])
  }
}
