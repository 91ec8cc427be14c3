import TestSupport
import Testing

@testable import IntentCompiler

struct TextWithoutIDTests {
  /// Scripts write definitions without IDs. `validate --fix` and `design` find the texts that need one by this rule.
  @Test func `a text without an ID is found`() {
    let reports = Sample(parameters: [
      ["Name": "start", "Type": "String", "DisplayName": "From", "DisplayNameID": ""]
    ]).reports(lints: [.textWithoutID])
    expectReports(
      reports,
      [
        "text-without-id Sample.start: 'From' cannot be translated without an ID; add one"
      ]
    )
  }
}
