import TestSupport
import Testing

@testable import IntentCompiler

/// Of 993 intents in 263 versions of real definitions, those that are eligible have a combination.
struct SuggestionsWithoutCombinationTests {
  private func reports(_ intent: Short) -> [String] {
    Sample(intent: intent).reports(lints: [.suggestionsWithoutCombination, .missingPrompt, .missingSummary])
  }

  @Test func `an intent with nothing to suggest is found`() {
    expectReports(reports(["IneligibleForSuggestions": false]), ["suggestions-without-combination Sample"])
    expectReports(
      reports([
        "IneligibleForSuggestions": false,
        "ManagedParameterCombinations": ["=": ["Title": "Show", "TitleID": "s1"]],
      ]),
      ["suggestions-without-combination Sample"]
    )
  }

  @Test func `an intent with a combination, or without suggestions, is fine`() {
    #expect(
      reports([
        "IneligibleForSuggestions": false,
        "ParameterCombinations": ["=": ["Title": "Show", "TitleID": "s1"]],
      ]) == []
    )
    #expect(reports([:]) == [])
  }

  @Test func `without anything to suggest, Siri never runs a widget's intent`() {
    let reports = Sample(
      parameters: [["Name": "soup", "Type": "String", "SupportsResolution": true]],
      intent: ["IneligibleForSuggestions": false]
    ).reports(lints: [.missingPrompt])
    #expect(reports == [])
  }
}
