import TestSupport
import Testing

@testable import IntentCompiler

/// The App Store refused one with ITMS-90626: Foundation-Models-Framework-Lab pull request 196.
struct AppleInTextTests {
  @Test func `a description with the word is found, too`() {
    expectReports(Sample(intent: ["Description": "Shows APPLE's maps"]).reports(), ["apple-in-text Sample"])
  }

  @Test(arguments: ["Ask Siri", "Find my iPhone"])
  func `other refused words are found`(title: String) {
    #expect(Sample(intent: ["Title": .string(title)]).diagnostics().map(\.rule) == [.appleInText])
  }

  @Test(arguments: ["Pineapple", "Apples", "Applesauce", "Maps"])
  func `other words are fine`(title: String) {
    #expect(Sample(intent: ["Title": .string(title)]).reports() == [])
  }

  @Test func `texts that the App Store does not check are fine`() {
    let reports = Sample(
      parameters: [["Name": "map", "Type": "String", "DisplayName": "Apple Maps"]],
      intents: [["Name": "PlayMedia", "Type": "System", "Title": "Play Apple Music", "TitleID": "tPlay0"]]
    ).reports()
    #expect(!reports.contains { $0.hasPrefix("apple-in-text") }, "\(reports)")
  }
}
