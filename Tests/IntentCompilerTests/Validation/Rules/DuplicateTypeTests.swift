import TestSupport
import Testing

@testable import IntentCompiler

struct DuplicateTypeTests {
  @Test func `the second of one name is found`() async {
    let reports = await Host(types: [["Name": "Item"]]).reports()
    #expect(
      reports == [
        "duplicate-type: duplicate object type 'Item'; rename one of them"
      ]
    )
  }
}
