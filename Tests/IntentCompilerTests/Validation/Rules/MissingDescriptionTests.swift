import TestSupport
import Testing

@testable import IntentCompiler

struct MissingDescriptionTests {
  @Test func `an empty description is found`() {
    let reports = Sample(intent: ["Description": " "]).reports()
    expectReports(
      reports,
      [
        "missing-description Sample: 'Sample' has no description; give it one with "
          + "'INIntentDescription'"
      ]
    )
  }

  @Test func `an intent of Apple's needs none`() {
    let reports = Sample(intents: [["Name": "PlayMedia", "Type": "System"]]).reports()
    expectReports(reports, ["system-intent PlayMedia"])
  }
}
