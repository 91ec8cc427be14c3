import TestSupport
import Testing

@testable import IntentCompiler

struct DuplicateCaseIndexTests {
  @Test func `the second of one index is found`() {
    let reports = Sample(enums: [
      ["Name": "Colour", "Values": [["Name": "red", "Index": 1], ["Name": "blue", "Index": 1]]]
    ]).reports()
    expectReports(
      reports,
      [
        "duplicate-case-index Colour.blue: the cases 'red' and 'blue' both have the index 1; "
          + "give one of them a new index"
      ]
    )
  }
}
