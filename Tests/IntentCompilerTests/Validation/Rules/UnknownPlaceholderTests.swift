import TestSupport
import Testing

@testable import IntentCompiler

/// Automattic/simplenote-ios had one at 39784dbe.
struct UnknownPlaceholderTests {
  @Test func `a property that the type does not have is found`() {
    let reports = Sample(intent: ["ParameterCombinations": ["=item": ["Title": "${item.sice}"]]])
      .reports()
    expectReports(reports, ["unknown-placeholder Sample"])
  }

  @Test func `properties that every type has are fine`() {
    let reports = Sample(intent: [
      "ParameterCombinations": ["=item": ["Title": "${item.displayString} ${item.size}"]]
    ]).reports()
    #expect(reports == [])
  }

  @Test func `a dialog may count and name its parameter`() {
    let reports = Sample(parameters: [
      [
        "Name": "top", "Type": "String",
        "PromptDialogs": [["Type": "Confirmation", "FormatString": "${count} for ${top} of ${name}"]],
      ]
    ]).reports()
    #expect(reports == [])
  }

  @Test func `a response knows only its own parameters`() {
    let reports = Sample(intent: [
      "Response": ["Codes": [["Name": "success", "Success": true, "FormatString": "It is ${count}"]]]
    ]).reports()
    expectReports(
      reports,
      [
        "unknown-placeholder Sample.response.success: there is no parameter 'count' for "
          + "'${count}'"
      ]
    )
  }

  @Test func `the fix changes the name alone`() {
    let text = Sample(intent: ["ParameterCombinations": ["=count": ["Title": "To ${cuont} &amp; on"]]])
      .fixed()
    #expect(!text.contains("To ${count} &amp; on"))
    let plain = Sample(intent: ["ParameterCombinations": ["=count": ["Title": "To ${cuont} on"]]]).fixed()
    #expect(plain.contains("To ${count} on"))
  }
}
