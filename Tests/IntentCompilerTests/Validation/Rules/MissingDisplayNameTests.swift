import TestSupport
import Testing

@testable import IntentCompiler

struct MissingDisplayNameTests {
  @Test func `a parameter and a case without one are found`() {
    let reports = Sample(
      parameters: [["Name": "cityID", "Type": "String", "DisplayName": " "]],
      enums: [["Name": "Colour", "DisplayName": "Colour", "Values": [["Name": "red", "Index": 1]]]]
    ).reports(lints: [.missingDisplayName])
    expectReports(
      reports,
      [
        "missing-display-name Colour.red: 'red' has no display name; give it one with 'INEnumValueDisplayName'",
        "missing-display-name Sample.cityID",
      ]
    )
  }

  @Test func `a property of a type and the output of a response are found`() {
    let output: Short = ["Name": "price", "Tag": 1, "Type": "Decimal"]
    let other: Short = ["Name": "code", "Tag": 2, "Type": "Integer"]
    let colour = Sample.property("colour", 100, ["Type": "String", "DisplayName": " "])
    let reports = Sample(
      intent: ["Response": ["Output": "price", "LastParameterTag": 2, "Parameters": [output, other]]],
      types: [
        [
          "Name": "Soup", "DisplayName": "Soup", "DisplayNameID": "nSoup0", "LastPropertyTag": 100,
          "Properties": .array(Sample.defaultProperties + [colour]),
        ]
      ]
    ).reports(lints: [.missingDisplayName])
    expectReports(
      reports.filter { $0.hasPrefix("missing-display-name") },
      ["missing-display-name Sample.response.price", "missing-display-name Soup.colour"]
    )
  }

  @Test func `a parameter that users cannot change needs none`() {
    let reports = Sample(parameters: [
      ["Name": "cityID", "Type": "String", "DisplayName": "", "Configurable": false]
    ]).reports(lints: [.missingDisplayName])
    #expect(reports == [])
  }
}
