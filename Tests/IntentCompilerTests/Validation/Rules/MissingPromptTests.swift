import TestSupport
import Testing

@testable import IntentCompiler

struct MissingPromptTests {
  private func reports(_ dialogs: Short, _ more: Short = ["Configurable": true]) -> [String] {
    Sample(
      parameters: [["Name": "soup", "Type": "String", "SupportsResolution": true, "PromptDialogs": dialogs]],
      intent: more
    ).reports(lints: [.missingPrompt, .resolutionInWidget])
  }

  private static let expected =
    "missing-prompt: Siri can ask for 'soup' but has no prompt; give it a text in a dialog of type 'Primary'"

  @Test func `a parameter without the dialog, or with an empty one, is found`() {
    #expect(reports([]) == [Self.expected])
    #expect(
      reports([["Type": "Configuration", "FormatString": "Which?", "FormatStringID": "d1"]]) == [
        Self.expected
      ]
    )
    #expect(reports([["Type": "Primary", "Custom": true]]) == [Self.expected])
    #expect(
      reports([["Type": "Primary", "FormatString": " ", "FormatStringID": "d1"]]) == [Self.expected]
    )
  }

  @Test func `a prompt is fine`() {
    #expect(
      reports([["Type": "Primary", "FormatString": "Which soup?", "FormatStringID": "d1"]]) == []
    )
  }

  @Test func `in an intent that is only for widgets, the resolution itself is reported`() {
    #expect(reports([], [:]).map { $0.prefix(20) } == ["resolution-in-widget"])
  }

  @Test func `a parameter that Siri does not ask for needs none`() {
    let reports = Sample(
      parameters: [["Name": "soup", "Type": "String"]],
      intent: ["Configurable": true]
    )
    .reports(lints: [.missingPrompt, .resolutionInWidget])
    #expect(reports == [])
  }
}
