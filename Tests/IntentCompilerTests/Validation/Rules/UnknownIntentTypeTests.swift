import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownIntentTypeTests {
  @Test func `a misspelt type is found`() async {
    let reports = await Host(intent: ["Type": "Costum"]).reports()
    #expect(
      reports == [
        "unknown-intent-type: unknown intent type 'Costum'; did you mean 'Custom'?"
      ]
    )
  }
}
