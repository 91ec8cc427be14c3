import TestSupport
import Testing

@testable import IntentCompiler

struct WrongValueTypeTests {
  @Test func `a text for a list is found, and nothing that follows from it`() async {
    let reports = await Host(intent: ["Parameters": "count", "Input": "count"]).reports()
    #expect(
      reports == [
        "wrong-value-type: 'INIntentParameters' must be an array, not a string"
      ]
    )
  }
}
