import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler

struct LineBreakInTextTests {
  private static let lints: Set<Rule> = [.lineBreakInText]

  @Test(arguments: ["Soup\n", "Order\nSoup", "Order\r\nSoup"])
  func `a title or the text of an option with several lines is found`(text: String) {
    expectReports(
      Sample(intent: ["Title": .string(text)]).reports(lints: Self.lints),
      ["line-break-in-text Sample"]
    )
    let size: Short = [
      "Name": "Size",
      "Values": [
        ["Name": "unknown"],
        ["Name": "big", "Index": 1, "DisplayName": .string(text), "DisplayNameID": "b1"],
      ],
    ]
    expectReports(Sample(enums: [size]).reports(lints: Self.lints), ["line-break-in-text Size.big"])
  }

  @Test func `a description can have several lines`() {
    #expect(Sample(intent: ["Description": "Orders\na soup"]).reports(lints: Self.lints) == [])
  }
}
