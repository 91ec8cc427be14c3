import TestSupport
import Testing

@testable import IntentCompiler

struct TagAboveLastTests {
  @Test func `a type has a last tag too`() {
    let reports = Sample(types: [
      ["Name": "Song", "LastPropertyTag": 99, "Properties": [["Name": "a", "Tag": 100, "Type": "String"]]]
    ]).reports()
    expectReports(reports, ["tag-above-last Song: 'a' has the tag 100, which is above the last tag 99"])
  }
}
