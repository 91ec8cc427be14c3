import IntentDefinition
import TestSupport
import Testing

@testable import IntentCompiler

/// Xcode marks all 993 codes of this name in 263 versions of real definitions.
struct UnmarkedSuccessTests {
  private func reports(_ codes: Short) -> [String] {
    Sample(intent: ["Response": ["Codes": codes]]).reports()
  }

  @Test(arguments: [[["Name": "success"]], [["Name": "success", "Success": false]]] as [Short])
  func `a success without its mark is found`(codes: Short) {
    expectReports(reports(codes), ["unmarked-success Sample.response.success"])
  }

  @Test func `a marked success, and other codes, are fine`() {
    #expect(
      reports([["Name": "success", "Success": true], ["Name": "failure"], ["Name": "successLater"]]) == []
    )
  }

  @Test func `its name makes it a success, with or without the mark`() throws {
    let sample = Sample(intent: ["Response": ["Codes": [["Name": "success"], ["Name": "failure"]]]])
    let file = InputFile(path: "Sample.intentdefinition", bytes: Array(sample.xml.utf8))
    let response = try #require(Compiler.compile([file]).module.files.first?.schema.intents.first?.response)
    #expect(response.codes.map(\.isSuccess) == [true, false])
  }
}
