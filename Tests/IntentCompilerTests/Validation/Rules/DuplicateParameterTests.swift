import TestSupport
import Testing

@testable import IntentCompiler

struct DuplicateParameterTests {
  @Test func `the second of one name is found`() {
    let reports = Sample(parameters: [["Name": "count", "Type": "String"]]).reports()
    expectReports(
      reports,
      ["duplicate-parameter Sample.count: duplicate parameter 'count'; rename one of them"]
    )
  }
}
