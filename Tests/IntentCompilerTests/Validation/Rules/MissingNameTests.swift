import TestSupport
import Testing

@testable import IntentCompiler

struct MissingNameTests {
  @Test func `a parameter without a name is found`() {
    let reports = Sample(parameters: [["Name": "", "Type": "String"]]).reports()
    expectReports(
      reports,
      [
        "missing-name Sample.: this parameter has no name; give it one with "
          + "'INIntentParameterName'"
      ]
    )
  }
}
