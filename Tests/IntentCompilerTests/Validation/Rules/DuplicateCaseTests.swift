import TestSupport
import Testing

@testable import IntentCompiler

struct DuplicateCaseTests {
  @Test func `the second of one name is found`() {
    let reports = Sample(enums: [
      ["Name": "Colour", "Values": [["Name": "red", "Index": 1], ["Name": "red", "Index": 2]]]
    ]).reports()
    expectReports(reports, ["duplicate-case Colour.red: duplicate case 'red'; rename one of them"])
  }
}
