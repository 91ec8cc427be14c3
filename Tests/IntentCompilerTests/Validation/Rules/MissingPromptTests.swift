import TestSupport
import Testing

@testable import IntentCompiler

/// Ranchero-Software/NetNewsWire and MindaugasJucius/Maxwise lack some.
struct MissingPromptTests {
  private func reports(_ dialogs: Short, _ more: Short = ["Configurable": true]) -> [String] {
    Sample(
      parameters: [["Name": "soup", "Type": "String", "SupportsResolution": true, "PromptDialogs": dialogs]],
      intent: more
    ).reports(lints: [.missingPrompt])
  }

  @Test func `a parameter without the dialog, or with an empty one, is found`() {
    let dialogs: [Short] = [
      [], [["Type": "Configuration", "FormatString": "Which?", "FormatStringID": "d1"]],
      [["Type": "Primary", "Custom": true]],
      [["Type": "Primary", "FormatString": " ", "FormatStringID": "d1"]],
    ]
    for dialogs in dialogs {
      expectReports(reports(dialogs), ["missing-prompt Sample.soup"])
    }
  }

  @Test func `in an intent that is only for widgets, Siri asks for nothing`() {
    #expect(reports([], [:]) == [])
  }

  @Test func `a parameter that Siri does not ask for needs none`() {
    let reports = Sample(
      parameters: [["Name": "soup", "Type": "String"]],
      intent: ["Configurable": true]
    )
    .reports(lints: [.missingPrompt])
    #expect(reports == [])
  }
}
