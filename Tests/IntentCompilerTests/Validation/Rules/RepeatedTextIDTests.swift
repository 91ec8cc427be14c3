import TestSupport
import Testing

@testable import IntentCompiler

/// sindresorhus/Actions and kevingomes17/ios-swift-soup-chef have some.
struct RepeatedTextIDTests {
  @Test func `two texts with one ID are found`() {
    let reports = Sample(parameters: [
      ["Name": "start", "Type": "String", "DisplayName": "From", "DisplayNameID": "q1W2e3"],
      ["Name": "end", "Type": "String", "DisplayName": "To", "DisplayNameID": "q1W2e3"],
    ]).reports()
    expectReports(
      reports,
      [
        "repeated-text-id Sample.end: 'q1W2e3' is also the ID of 'From', so both get the same "
          + "translation; give one of them its own ID"
      ]
    )
  }

  @Test func `one text in two places may share its ID`() {
    let reports = Sample(parameters: [
      ["Name": "start", "Type": "String", "DisplayName": "From", "DisplayNameID": "q1W2e3"],
      ["Name": "end", "Type": "String", "DisplayName": "From", "DisplayNameID": "q1W2e3"],
    ]).reports()
    #expect(reports == [])
  }

  @Test(arguments: ["From ", "from", " FROM"])
  func `white space and case make no other text`(_ text: String) {
    let reports = Sample(parameters: [
      ["Name": "start", "Type": "String", "DisplayName": "From", "DisplayNameID": "q1W2e3"],
      ["Name": "end", "Type": "String", "DisplayName": .string(text), "DisplayNameID": "q1W2e3"],
    ]).reports()
    #expect(reports == [])
  }
}
