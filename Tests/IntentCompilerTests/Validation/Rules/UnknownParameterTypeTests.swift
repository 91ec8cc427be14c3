import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownParameterTypeTests {
  @Test(arguments: [("Strin", "String"), ("Place", "Placemark")])
  func `a type that does not exist is found`(type: String, meant: String) {
    let reports = Sample(parameters: [["Name": "text", "Type": .string(type)]]).reports()
    expectReports(
      reports,
      ["unknown-parameter-type Sample.text: there is no type '\(type)'; did you mean '\(meant)'?"]
    )
  }

  @Test func `a missing type is found`() {
    let reports = Sample(parameters: [["Name": "text"]]).reports()
    expectReports(reports, ["unknown-parameter-type Sample.text"])
  }
}
