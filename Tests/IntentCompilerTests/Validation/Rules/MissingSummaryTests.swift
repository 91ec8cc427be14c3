import TestSupport
import Testing

@testable import IntentCompiler

/// OneBusAway/onebusaway-ios and TheSPST/Golfication-ios lack one.
struct MissingSummaryTests {
  private func reports(_ combinations: Short, _ more: Short) -> [String] {
    Sample(intent: more.merging(["ParameterCombinations": combinations])).reports(lints: [.missingSummary]
    )
  }

  @Test(arguments: [["Configurable": true], ["IneligibleForSuggestions": false]] as [Short])
  func `a combination without one is found where users are offered it`(intent: Short) {
    expectReports(
      reports(["=": ["IsPrimary": true], "=count,name": ["Title": " ", "TitleID": "s1"]], intent),
      ["missing-summary Sample", "missing-summary Sample"]
    )
  }

  @Test func `Shortcuts shows the combinations that Xcode manages`() {
    let managed: Short = ["=count": ["Title": "Show ${count}", "TitleID": "s1"], "=name": [:]]
    expectReports(
      reports(
        ["=count": [:]],
        ["Configurable": true, "IneligibleForSuggestions": true, "ManagedParameterCombinations": managed]
      ),
      ["missing-summary Sample: the combination 'name' has no summary; give it one"]
    )
  }

  @Test func `a combination that users are not offered needs none`() {
    #expect(reports(["=": ["IsPrimary": true]], [:]) == [])
  }
}
