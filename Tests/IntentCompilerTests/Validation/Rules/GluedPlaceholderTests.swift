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
    #expect(
      reports("Remove ${name} of ${site}from the list?") == [
        "glued-placeholder: there is no space between '${site}' and 'from'; add one if users should hear two words"
      ]
    )
  }

  @Test func `a word before a placeholder is found`() {
    #expect(
      reports("Remove${site}?") == [
        "glued-placeholder: there is no space between '${site}' and 'Remove'; add one if users should hear two words"
      ]
    )
  }

  @Test func `every place is named, or counted`() {
    #expect(
      reports("Remove${name} of ${site}from the list?") == [
        "glued-placeholder: there is no space between '${name}' and 'Remove' and between '${site}' and 'from'; "
          + "add one if users should hear two words"
      ]
    )
    #expect(
      reports("an${name}or${site}or${name}or") == [
        "glued-placeholder: there is no space between '${name}' and 'an', between '${name}' and 'or', "
          + "between '${site}' and 'or' and at 3 other places; add one if users should hear two words"
      ]
    )
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
