import IntentChecking
import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentCompiler
@testable import IntentDiagnostics

struct IntentLossesTests {
  @Test func `what an intent returns and says is not lost`() {
    let response: Short = [
      "Codes": [
        ["Name": "success", "Success": true, "FormatString": "Done", "FormatStringID": "resp01"],
        ["Name": "failure", "FormatString": "Not done", "FormatStringID": "resp03"],
      ],
      "Parameters": [
        [
          "Name": "total", "Type": "Integer", "Tag": 1, "DisplayName": "Total", "DisplayNameID": "resp02",
          "DisplayPriority": 1,
        ]
      ],
      "Output": "total",
    ]
    let host = Sample(intent: ["EligibleForWidgets": false, "Response": response])
    #expect(AppIntentsFixture(host).losses == [])
  }

  @Test func `an output without a counterpart is reported`() {
    let response: Short = [
      "Codes": [["Name": "success", "Success": true], ["Name": "failure"]],
      "Parameters": [
        [
          "Name": "words", "Type": "SpeakableString", "Tag": 1, "DisplayName": "Words",
          "DisplayNameID": "resp02", "DisplayPriority": 1,
        ]
      ],
      "Output": "words",
    ]
    let fixture = AppIntentsFixture(Sample(intent: ["Configurable": true, "Response": response]))
    expectReports(fixture.losses, ["no-app-intents-counterpart Sample.response"])
    #expect(fixture.perform?.contains("ReturnsValue") == false)
  }

  @Test func `a subtitle of a combination is reported`() {
    let combinations: Short = [
      "=count": ["Title": "Show ${count}", "Subtitle": "Below", "SubtitleID": "comb02"]
    ]
    let host = Sample(intent: ["EligibleForWidgets": false, "ParameterCombinations": combinations])
    expectReports(
      AppIntentsFixture(host).losses,
      [
        "no-app-intents-text Sample: the summary of an App Intent is one sentence, so this "
          + "subtitle is left out"
      ]
    )
  }

  @Test(arguments: ["True", "False"])
  func `the display name of only one value of a Boolean is reported`(_ value: String) {
    let metadata: Short = ["\(value)DisplayName": "Yes", "\(value)DisplayNameID": "bool01"]
    let fixture = AppIntentsFixture(
      Sample(parameters: [["Name": "added", "Type": "Boolean", "Metadata": metadata]])
    )
    expectReports(fixture.losses, ["no-app-intents-text Sample.added"])
    #expect(fixture.parameter("added")?.contains("displayName") == false)
  }

  // MARK: Saved shortcuts

  private func notes(_ host: Sample, _ migrated: MigratedIntents) -> [Diagnostic] {
    var options = GenerationOptions()
    options.appIntents.migratedIntents = migrated
    return AppIntentsFixture(host, options).diagnostics.filter { $0.rule == .undecidedMigration }
  }

  @Test func `what a decision about saved shortcuts would do is said once`() {
    let more = (0..<4).map { number -> Short in
      Sample.intent.merging([
        "Name": .string("More\(number)"), "EligibleForWidgets": false, "TitleID": .string("t\(number)"),
        "DescriptionID": .string("d\(number)"),
      ])
    }
    let host = Sample(intents: more)
    expectReports(
      notes(host, .forWidgets),
      [
        "undecided-migration More0: saved shortcuts with 'More0', 'More1', 'More2' and 1 more "
          + "run the app's old intent, and show 'Unknown Action' once it is gone; to run the App Intent "
          + "instead, name the intent in 'migrates' of 'intentc.json', and the intents for widgets, too: "
          + "'Sample'"
      ]
    )
  }

  @Test(arguments: [MigratedIntents.all, .none, .only(["Another"])])
  func `a decision about saved shortcuts is not asked for again`(_ migrated: MigratedIntents) {
    #expect(notes(Sample(intent: ["EligibleForWidgets": false]), migrated) == [])
  }

  @Test func `an intent for widgets needs no decision`() {
    #expect(notes(Sample(intent: ["Configurable": true]), .forWidgets) == [])
  }
}
