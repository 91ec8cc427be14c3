import TestSupport
import Testing

@testable import IntentCompiler

/// kakashi3lite/Encorely lacks one. The App Store reports it with ITMS-90626.
struct MissingTitleTests {
  @Test func `an empty title is found`() {
    let reports = Sample(intent: ["Title": " "]).reports()
    expectReports(reports, ["missing-title Sample: 'Sample' has no title; give it one"])
  }

  @Test func `an intent of Apple's needs none`() {
    let reports = Sample(intents: [["Name": "PlayMedia", "Type": "System"]]).reports()
    expectReports(reports, ["system-intent PlayMedia"])
  }
}
