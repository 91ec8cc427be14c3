import TestSupport
import Testing

@testable import IntentCompiler

struct RepeatedDisplayNameTests {
  @Test func `two cases of one display name are found`() {
    let reports = Sample(enums: [
      [
        "Name": "Colour",
        "Values": [
          ["Name": "red", "Index": 1, "DisplayName": "Red"],
          ["Name": "rose", "Index": 2, "DisplayName": "Red"],
        ],
      ]
    ]).reports(lints: [.repeatedDisplayName])
    expectReports(reports, ["repeated-display-name Colour.rose"])
  }

  @Test func `two rows of one display name are found`() {
    let reports = Sample(parameters: [["Name": "start", "Type": "String", "DisplayName": "Text of name"]])
      .reports(lints: [.repeatedDisplayName])
    expectReports(reports, ["repeated-display-name Sample.start"])
  }

  @Test func `two cases with the same name are reported only for that`() {
    let red: Short = ["Name": "red", "DisplayName": "Red"]
    let values: [Short] = [red.merging(["Index": 1]), red.merging(["Index": 2])]
    let reports = Sample(enums: [["Name": "Colour", "Values": .array(values)]])
      .reports(lints: [.repeatedDisplayName])
    expectReports(reports, ["duplicate-case Colour.red"])
  }
}
