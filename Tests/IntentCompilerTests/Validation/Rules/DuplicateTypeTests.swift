import TestSupport
import Testing

@testable import IntentCompiler

struct DuplicateTypeTests {
  @Test func `the second of one name is found`() {
    let reports = Sample(types: [["Name": "Item"]]).reports()
    expectReports(reports, ["duplicate-type Item: duplicate object type 'Item'; rename one of them"])
  }
}
