import TestSupport
import Testing

@testable import IntentCompiler

struct DuplicateEnumTests {
  @Test func `the second of one name is found`() {
    let reports = Sample(enums: [["Name": "Mode", "Values": [["Name": "small", "Index": 1]]]]).reports()
    expectReports(reports, ["duplicate-enum Mode: duplicate enum 'Mode'; rename one of them"])
  }
}
