import TestSupport
import Testing

@testable import IntentCompiler

/// Nine versions of the definition of mastodon/mastodon-ios have 11 such parameters.
struct ResolutionInWidgetTests {
  @Test func `a parameter that Siri asks for is found`() {
    let host = Sample(parameters: [["Name": "city", "SupportsResolution": true, "Type": "String"]])
    #expect(host.reports() == [])
    expectReports(
      host.reports(lints: [.resolutionInWidget]),
      [
        "resolution-in-widget Sample.city: Siri never runs this widget's intent, so it never "
          + "asks for 'city'; do not let Siri ask"
      ]
    )
  }

  @Test func `in a shortcut it is fine`() {
    let reports = Sample(
      parameters: [["Name": "city", "Type": "String", "SupportsResolution": true]],
      intent: ["Configurable": true]
    ).reports(lints: [.resolutionInWidget])
    #expect(reports == [])
  }
}
