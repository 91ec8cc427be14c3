import Testing

@testable import IntentCompiler

struct RepeatedDisplayNameTests {
  @Test func `two cases of one display name are found`() async {
    let reports = await Host(enums: [
      [
        "Name": "Colour",
        "Values": [
          ["Name": "red", "Index": 1, "DisplayName": "Red"],
          ["Name": "rose", "Index": 2, "DisplayName": "Red"],
        ],
      ]
    ]).reports(lints: [.repeatedDisplayName])
    #expect(
      reports == [
        "repeated-display-name: people read 'Red' for 'red' and for 'rose'; give one another display name"
      ]
    )
  }

  @Test func `two rows of one display name are found`() async {
    let reports = await Host(parameters: [["Name": "start", "Type": "String", "DisplayName": "Text of name"]])
      .reports(lints: [.repeatedDisplayName])
    #expect(
      reports == [
        "repeated-display-name: people read 'Text of name' for 'name' and for 'start'; give one another display name"
      ]
    )
  }
}
