import TestSupport
import Testing

@testable import IntentCompiler

struct UnusedResponsePropertyTests {
  private func reports(_ response: Short) -> [String] {
    let properties: Short = [
      ["Name": "price", "Tag": 1, "Type": "Decimal", "DisplayName": "Price", "DisplayNameID": "rPrice"]
    ]
    return Sample(intent: [
      "Response": response.merging(["Parameters": properties, "LastParameterTag": 1])
    ])
    .reports(lints: [.unusedResponseProperty])
  }

  @Test func `a property that no text and no output uses is found`() {
    expectReports(
      reports(["Codes": [["Name": "success", "FormatString": "Done", "FormatStringID": "r1"]]]),
      ["unused-response-property Sample.response.price"]
    )
  }

  @Test(
    arguments: [
      ["Output": "price"],
      ["Codes": [["Name": "success", "FormatString": "It costs ${price}", "FormatStringID": "r1"]]],
      ["Codes": [["Name": "success", "ConciseFormatString": "${price}", "ConciseFormatStringID": "r1"]]],
    ] as [Short]
  )
  func `a property that is used is fine`(response: Short) {
    #expect(reports(response) == [])
  }
}
