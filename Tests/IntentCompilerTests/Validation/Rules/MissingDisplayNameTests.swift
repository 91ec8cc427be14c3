import Testing

@testable import IntentCompiler

struct MissingDisplayNameTests {
  @Test func `a parameter and a case without one are found`() async {
    let reports = await Host(
      parameters: [["Name": "cityID", "Type": "String", "DisplayName": " "]],
      enums: [["Name": "Colour", "DisplayName": "Colour", "Values": [["Name": "red", "Index": 1]]]]
    ).reports(lints: [.missingDisplayName])
    #expect(
      reports == [
        "missing-display-name: 'red' has no display name; give it one with 'INEnumValueDisplayName'",
        "missing-display-name: 'cityID' has no display name; give it one with 'INIntentParameterDisplayName'",
      ]
    )
  }

  @Test func `a parameter that users cannot change needs none`() async {
    let reports = await Host(parameters: [
      ["Name": "cityID", "Type": "String", "DisplayName": "", "Configurable": false]
    ]).reports(lints: [.missingDisplayName])
    #expect(reports == [])
  }
}
