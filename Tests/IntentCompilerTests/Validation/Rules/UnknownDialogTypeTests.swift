import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownDialogTypeTests {
  @Test func `a misspelled type is found`() {
    let reports = Sample(parameters: [
      ["Name": "city", "Type": "String", "PromptDialogs": [["Type": "Primery"]]]
    ]).reports()
    expectReports(
      reports,
      ["unknown-dialog-type Sample.city: unknown dialog type 'Primery'; did you mean 'Primary'?"]
    )
  }

  @Test func `a type that Apple's framework knows is fine`() {
    let reports = Sample(parameters: [
      ["Name": "city", "Type": "String", "PromptDialogs": [["Type": "SubsequentIntroduction"]]]
    ]).reports()
    #expect(reports == [])
  }
}
