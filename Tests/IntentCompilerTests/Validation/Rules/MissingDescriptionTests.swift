import TestSupport
import Testing

@testable import IntentCompiler

struct MissingDescriptionTests {
  @Test func `an empty description is found`() {
    let reports = Sample(intent: ["Description": " "]).reports()
    #expect(
      reports == [
        "missing-description: 'Sample' has no description; give it one with 'INIntentDescription'"
      ]
    )
  }

  @Test func `an intent of Apple's needs none`() {
    let reports = Sample(intents: [["Name": "PlayMedia", "Type": "System"]]).reports()
    #expect(
      reports == [
        "system-intent: 'PlayMedia' is one of Apple's intents; no code is generated for it"
      ]
    )
  }
}
