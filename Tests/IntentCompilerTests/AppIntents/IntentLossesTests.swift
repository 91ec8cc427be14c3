import Testing

@testable import IntentAppIntents
@testable import IntentCompiler

/// What an intent loses besides its parameters.
struct IntentLossesTests {
  private static let more: Short = [
    "ParameterCombinations": ["=count": ["Title": "Show ${count}", "TitleID": "comb01"]],
    "Response": [
      "Codes": [["Name": "success", "Success": true, "FormatString": "Done", "FormatStringID": "resp01"]],
      "Parameters": [
        [
          "Name": "total", "Type": "Integer", "Tag": 1, "DisplayName": "Total", "DisplayNameID": "resp02",
          "DisplayPriority": 1,
        ]
      ],
    ],
  ]

  @Test func `what an intent returns and says is reported`() {
    let host = Host(intent: Self.more.merging(["EligibleForWidgets": false]))
    #expect(
      AppIntentsFixture(host).losses == [
        "App Intents have no sentences for combinations of parameters, so those of 'Sample' are left out",
        "App Intents have no response codes, so the responses of 'Sample' are left out",
        "the App Intent returns no value, so the response of 'Sample' is left out",
      ]
    )
  }

  @Test func `a widget shows neither, so nothing is lost`() {
    #expect(AppIntentsFixture(Host(intent: Self.more)).losses == [])
  }

  @Test(arguments: ["True", "False"])
  func `the display name of only one value of a Boolean is reported`(_ value: String) {
    let metadata: Short = ["\(value)DisplayName": "Yes", "\(value)DisplayNameID": "bool01"]
    let fixture = AppIntentsFixture(
      Host(parameters: [["Name": "added", "Type": "Boolean", "Metadata": metadata]])
    )
    #expect(
      fixture.losses == [
        "App Intents need the display names of both values of 'added', so this one is left out"
      ]
    )
    #expect(fixture.parameter("added")?.contains("displayName") == false)
  }
}
