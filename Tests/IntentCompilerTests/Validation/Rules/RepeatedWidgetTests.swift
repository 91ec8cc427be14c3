import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct RepeatedWidgetTests {
  private static let twin = Sample.intent.merging([
    "Name": "Twin", "TitleID": "tTwin0", "DescriptionID": "dTwin0",
  ])

  @Test func `two widgets with the same texts are found`() throws {
    let found = Sample(intents: [Self.twin]).diagnostics(lints: [.repeatedWidget])
    expectReports(found.flatMap(\.reports), ["repeated-widget Twin", "note"])
  }

  @Test func `two files of one call are compared`() {
    let second: Short = ["IntentDefinitionNamespace": "fG6hI7", "Intents": .array([Self.twin])]
    let reports = Sample.reports(
      in: [Sample().xml, Sample.file(second.content("IN"))],
      lints: [.repeatedWidget]
    )
    expectReports(reports, ["repeated-widget Twin"])
  }

  @Test(
    arguments: [
      ["Title": "Twin"], ["Description": "Shows a twin"],
      ["EligibleForWidgets": false, "Configurable": true],
    ] as [Short]
  )
  func `another text, or an intent that is not for widgets, is fine`(difference: Short) {
    #expect(Sample(intents: [Self.twin.merging(difference)]).reports(lints: [.repeatedWidget]) == [])
  }
}
