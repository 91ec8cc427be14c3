import TestSupport
import Testing

@testable import IntentCompiler

struct MissingDescriptionTests {
  /// The App Store also reports intents that only widgets use: Lovely-Development-Team/St-Jude-Widget-App issue 20,
  /// sparcs-kaist/otlplus-app pull request 105.
  @Test(arguments: ["", " "])
  func `a description without words is found, also for a widget alone`(text: String) {
    let widget = Sample(intent: [
      "Description": .string(text), "EligibleForWidgets": true, "IneligibleForSuggestions": true,
    ])
    expectReports(widget.reports(), ["missing-description Sample"])
  }
}
