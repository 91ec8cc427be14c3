import TestSupport
import Testing

@testable import IntentCompiler

/// kakashi3lite/Encorely lacks them.
struct MissingTagTests {
  @Test func `a parameter without a tag is found`() {
    let reports = Sample(parameters: [["Name": "city", "Type": "String", "Tag": 0]]).reports()
    expectReports(
      reports,
      [
        "missing-tag Sample.city: 'city' has no tag; give it a number that no other parameter "
          + "has ever had"
      ]
    )
  }
}
