import TestSupport
import Testing

@testable import IntentCompiler

struct GluedPlaceholderTests {
  private func reports(_ text: String) -> [String] {
    Sample(parameters: [
      [
        "Name": "site", "Type": "String",
        "PromptDialogs": [["Type": "Confirmation", "FormatString": .string(text), "FormatStringID": "d1"]],
      ]
    ]).reports(lints: [.gluedPlaceholder])
  }

  @Test func `a word after a placeholder is found`() {
    expectReports(reports("Remove ${name} of ${site}from the list?"), ["glued-placeholder Sample.site"])
  }

  @Test func `a word before a placeholder is found`() {
    expectReports(reports("Remove${site}?"), ["glued-placeholder Sample.site"])
  }

  @Test func `every place is named, or counted`() {
    expectReports(reports("Remove${name} of ${site}from the list?"), ["glued-placeholder Sample.site"])
    expectReports(reports("an${name}or${site}or${name}or"), ["glued-placeholder Sample.site"])
  }

  @Test(arguments: [
    "Remove ${site} now?", "${site}", "${site}'s page", "${name}s", "(${site})", "${name}${site}",
    "${site}를 삭제할까요?",
    "${site}-page", "Remove ${site", "$ {site}from",
  ])
  func `others are fine`(text: String) {
    #expect(reports(text) == [])
  }
}
