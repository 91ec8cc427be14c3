import TestSupport
import Testing

@testable import IntentCompiler

/// sindresorhus/Actions and kevingomes17/ios-swift-soup-chef have some.
struct RepeatedTextIDTests {
  @Test(arguments: ["From", "From ", "from", " FROM"])
  func `one text in two places may share its ID, whatever its white space and case`(_ text: String) {
    let reports = Sample(parameters: [
      ["Name": "start", "Type": "String", "DisplayName": "From", "DisplayNameID": "q1W2e3"],
      ["Name": "end", "Type": "String", "DisplayName": .string(text), "DisplayNameID": "q1W2e3"],
    ]).reports()
    #expect(reports == [])
  }
}
