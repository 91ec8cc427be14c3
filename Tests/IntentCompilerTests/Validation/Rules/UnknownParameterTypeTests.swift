import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownParameterTypeTests {
  @Test func `a type that does not exist is found`() {
    let reports = Sample(parameters: [["Name": "text", "Type": "Strin"]]).reports()
    expectReports(
      reports,
      ["unknown-parameter-type Sample.text: there is no type 'Strin'; did you mean 'String'?"]
    )
  }

  @Test func `a missing type is found`() {
    let reports = Sample(parameters: [["Name": "text"]]).reports()
    expectReports(reports, ["unknown-parameter-type Sample.text"])
  }
}
