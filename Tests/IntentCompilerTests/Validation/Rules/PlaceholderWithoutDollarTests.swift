import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler

/// Siri read '$(Time)' aloud: gdombiak/OctoPod issue 155.
struct PlaceholderWithoutDollarTests {
  private func reports(_ text: String) -> [Diagnostic] {
    Sample(intent: ["ParameterCombinations": ["=count": ["Title": .string(text), "TitleID": "s1"]]])
      .diagnostics()
  }

  @Test(arguments: ["{count}", "$(count)", "$[count]"])
  func `a parameter in brackets is found, and corrected`(written: String) throws {
    let found = reports("Count to \(written)!")
    expectReports(found, ["placeholder-without-dollar Sample"])
    #expect(found.first?.fix?.replacement == "${count}")
  }

  @Test(arguments: ["${count}", "{total}", "(count)", "Count { to ${count} }", "{}", "count}", "{count"])
  func `placeholders and other words are fine`(text: String) {
    #expect(reports(text).isEmpty)
  }

  @Test func `dialogs and responses are checked, with their own names`() {
    let found = Sample(
      parameters: [
        [
          "Name": "soup", "Type": "String",
          "PromptDialogs": [
            [
              "Type": "DisambiguationIntroduction", "FormatString": "{count} for {soup}",
              "FormatStringID": "d1",
            ]
          ],
        ]
      ],
      intent: [
        "Configurable": true,
        "Response": [
          "Codes": [
            ["Name": "success", "Success": true, "FormatString": "{kcal} of {soup}", "FormatStringID": "r1"]
          ],
          "Parameters": [["Name": "kcal", "Type": "Integer", "Tag": 1]],
        ],
      ]
    ).reports()
    expectReports(
      found,
      [
        "placeholder-without-dollar Sample.soup", "placeholder-without-dollar Sample.soup",
        "placeholder-without-dollar Sample.response.success",
      ]
    )
  }
}
