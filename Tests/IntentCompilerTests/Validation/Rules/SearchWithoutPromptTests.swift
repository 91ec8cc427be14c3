import TestSupport
import Testing

@testable import IntentCompiler

struct SearchWithoutPromptTests {
  @Test func `search without a prompt is found`() {
    let reports = Sample(parameters: [
      ["Name": "city", "Type": "String", "SupportsDynamicEnumeration": true, "SupportsSearch": true]
    ]).reports(lints: [.searchWithoutPrompt])
    expectReports(reports, ["search-without-prompt Sample.city"])
  }

  @Test func `search with a prompt is fine`() {
    let reports = Sample(parameters: [
      [
        "Name": "city", "Type": "String", "SupportsDynamicEnumeration": true, "SupportsSearch": true,
        "PromptDialogs": [
          ["Type": "Configuration", "FormatString": "Search for a city", "FormatStringID": "prompt"]
        ],
      ]
    ]).reports(lints: [.searchWithoutPrompt])
    #expect(reports == [])
  }
}
