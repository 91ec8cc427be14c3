import TestSupport
import Testing

@testable import IntentCompiler

struct SearchWithoutPromptTests {
  @Test func `search without a prompt is found`() {
    let reports = Sample(parameters: [
      ["Name": "city", "Type": "String", "SupportsDynamicEnumeration": true, "SupportsSearch": true]
    ]).reports(lints: [.searchWithoutPrompt])
    #expect(
      reports == [
        "search-without-prompt: users see no prompt for the search; give 'city' a dialog of type 'Configuration'"
      ]
    )
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
