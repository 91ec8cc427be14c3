import TestSupport
import Testing

@testable import IntentCompiler

struct MissingDescriptionTests {
  /// The App Store also reports intents that only widgets use: Lovely-Development-Team/St-Jude-Widget-App issue 20,
  /// sparcs-kaist/otlplus-app pull request 105.
  @Test func `an empty description is found, also for a widget alone`() {
    let expected =
      "missing-description Sample: 'Sample' has no description; give it one"
    expectReports(Sample(intent: ["Description": " "]).reports(), [expected])
    let widget = Sample(intent: [
      "Description": "", "EligibleForWidgets": true, "IneligibleForSuggestions": true,
    ])
    #expect(widget.reports().contains(expected))
  }

  @Test func `an intent of Apple's needs none`() {
    let reports = Sample(intents: [["Name": "PlayMedia", "Type": "System"]]).reports()
    expectReports(reports, ["system-intent PlayMedia"])
  }
}
