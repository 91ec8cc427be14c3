import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownIntentTypeTests {
  @Test func `a misspelled type is found`() {
    let reports = Sample(intent: ["Type": "Costum"]).reports()
    expectReports(
      reports,
      ["unknown-intent-type Sample: unknown intent type 'Costum'; did you mean 'Custom'?"]
    )
  }
}
