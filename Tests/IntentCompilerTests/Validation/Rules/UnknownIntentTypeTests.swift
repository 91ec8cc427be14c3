import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownIntentTypeTests {
  @Test func `a misspelled type is found`() {
    let reports = Sample(intent: ["Type": "Costum"]).reports()
    #expect(
      reports == [
        "unknown-intent-type: unknown intent type 'Costum'; did you mean 'Custom'?"
      ]
    )
  }
}
