import IntentCompiler
import TestSupport
import Testing

@testable import IntentDiagnostics
@testable import LibIntentc

struct DuplicateTagTests {
  @Test func `three are two reports`() {
    let reports = Sample(parameters: [
      ["Name": "one", "Type": "String", "Tag": 5], ["Name": "two", "Type": "String", "Tag": 5],
    ]).reports()
    expectReports(reports, ["duplicate-tag Sample.one", "duplicate-tag Sample.two"])
  }

  @Test func `properties of a type have tags too`() {
    let reports = Sample(types: [
      [
        "Name": "Song",
        "Properties": [
          ["Name": "a", "Tag": 100, "Type": "String"], ["Name": "b", "Tag": 100, "Type": "String"],
        ],
      ]
    ]).reports()
    expectReports(
      reports,
      [
        "duplicate-tag Song.b: 'b' has the same tag 100 as 'a'; give it a new one above the last "
          + "tag"
      ]
    )
  }

  @Test func `the note is at the other tag`() throws {
    let host = Sample(parameters: [["Name": "copy", "Type": "String", "Tag": 5]])
    let range = try #require(host.diagnostics().first?.notes.first?.location?.range)
    #expect(Array(host.xml.utf8)[range].elementsEqual("5".utf8))
  }

  @Test func `a complete copy is reported only for its name`() {
    let copy: Short = ["Name": "name", "Type": "String", "Tag": 5, "DisplayName": "Text of name"]
    let reports = Sample(parameters: [copy]).reports(lints: Rule.lints)
    expectReports(reports, ["duplicate-parameter Sample.name"])
  }
}
