import TestSupport
import Testing

@testable import IntentCompiler

struct TextWithoutIDTests {
  @Test func `a text without an ID is found`() {
    let reports = Sample(parameters: [
      ["Name": "start", "Type": "String", "DisplayName": "From", "DisplayNameID": ""]
    ]).reports(lints: [.textWithoutID])
    #expect(
      reports == [
        "text-without-id: 'From' cannot be translated without an ID; add one with 'INIntentParameterDisplayNameID'"
      ]
    )
  }
}
