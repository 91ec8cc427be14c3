import TestSupport
import Testing

@testable import IntentCompiler

struct IntentInNameTests {
  @Test func `a name that ends in Intent is found`() {
    let reports = Sample(intent: ["Name": "SampleIntent"]).reports(lints: [.intentInName])
    expectReports(reports, ["intent-in-name SampleIntent"])
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
