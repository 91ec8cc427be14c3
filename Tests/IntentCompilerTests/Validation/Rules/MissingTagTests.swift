import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentCompiler

/// kakashi3lite/Encorely has parameters without tags.
struct MissingTagTests {
  private static let sample = Sample(parameters: [["Name": "city", "Type": "String", "Tag": 0]])

  @Test func `the place is the tag or, if there is none, the name`() throws {
    let zero = Self.sample.xml
    let none = zero.replacing("<key>INIntentParameterTag</key>\n<integer>0</integer>\n", with: "")
    for (xml, place) in [(zero, "0"), (none, "city")] {
      let diagnostics = Sample.diagnostics(in: [xml])
      expectReports(diagnostics, ["missing-tag Sample.city"])
      let range = try #require(diagnostics.first?.location?.range)
      #expect(Array(xml.utf8)[range].elementsEqual(place.utf8))
    }
  }

  @Test func `only people know which number no version had, so there is no fix`() {
    #expect(Self.sample.fixed() == Self.sample.xml)
  }

  @Test func `any other number is a tag`() {
    expectReports(Sample(parameters: [["Name": "city", "Type": "String", "Tag": 98]]).reports(), [])
  }
}
