import TestSupport
import Testing

@testable import IntentCompiler

/// Nine versions of the definition of mastodon/mastodon-ios have 11 such parameters.
struct ResolutionInWidgetTests {
  @Test func `in a shortcut it is fine`() {
    let reports = Sample(
      parameters: [["Name": "city", "Type": "String", "SupportsResolution": true]],
      intent: ["Configurable": true]
    ).reports(lints: [.resolutionInWidget])
    #expect(reports == [])
  }
}
