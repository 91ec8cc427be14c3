import TestSupport
import Testing

@testable import IntentCompiler

struct ResponseWithoutTextTests {
  private func reports(_ codes: Short, _ intent: Short = ["Configurable": true]) -> [String] {
    Sample(intent: intent.merging(["Response": ["Codes": codes]])).reports(lints: [.responseWithoutText])
  }

  @Test func `a code of the app without a text is found`() {
    expectReports(
      reports([["Name": "soldOut", "FormatString": " "], ["Name": "closed"]]),
      ["response-without-text Sample.response.soldOut", "response-without-text Sample.response.closed"]
    )
  }

  @Test func `for Apple's codes, Siri has words`() {
    #expect(reports([["Name": "success", "Success": true], ["Name": "failure"]]) == [])
  }

  @Test func `a short text is enough`() {
    #expect(reports([["Name": "soldOut", "ConciseFormatString": "Sold out"]]) == [])
  }

  @Test func `Siri does not run an intent that is only for widgets`() {
    #expect(reports([["Name": "soldOut"]], [:]) == [])
  }
}
