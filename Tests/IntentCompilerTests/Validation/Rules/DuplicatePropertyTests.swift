import TestSupport
import Testing

@testable import IntentCompiler

struct DuplicatePropertyTests {
  @Test func `the second of one name is found`() {
    let reports = Sample(types: [
      ["Name": "Song", "Properties": [["Name": "a", "Type": "String"], ["Name": "a", "Type": "String"]]]
    ]).reports()
    expectReports(reports, ["duplicate-property Song.a: duplicate property 'a'; rename one of them"])
  }
}
