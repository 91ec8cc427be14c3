import TestSupport
import Testing

@testable import IntentCompiler

struct MissingTitleTests {
  @Test func `an empty title is found`() {
    let reports = Sample(intent: ["Title": " "]).reports()
    #expect(
      reports == [
        "missing-title: 'Sample' has no title; give it one with 'INIntentTitle'"
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
