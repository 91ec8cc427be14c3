import TestSupport
import Testing

@testable import IntentCompiler

struct IntentInNameTests {
  @Test func `a name that ends in Intent is found`() {
    let reports = Sample(intent: ["Name": "SampleIntent"]).reports(lints: [.intentInName])
    #expect(
      reports == [
        "intent-in-name: the class of 'SampleIntent' is named 'SampleIntentIntent'; remove 'Intent' from the name before the first release"
      ]
    )
  }

  @Test func `an intent called Intent has no other name to keep`() {
    #expect(Sample(intent: ["Name": "Intent"]).reports(lints: [.intentInName]) == [])
  }

  @Test func `a class name of its own is fine`() {
    let reports = Sample(intent: ["Name": "SampleIntent", "ClassName": "SampleIntent"]).reports(lints: [
      .intentInName
    ])
    #expect(reports == [])
  }
}
