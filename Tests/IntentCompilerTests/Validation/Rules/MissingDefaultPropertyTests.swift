import TestSupport
import Testing

@testable import IntentCompiler

struct MissingDefaultPropertyTests {
  @Test func `properties that every type has and this one does not list are found together`() {
    let properties =
      Sample.defaultProperties.dropLast(2) + [Sample.property("size", 100, ["Type": "Integer"])]
    let host = Sample(types: [["Name": "Song", "Properties": .array(Array(properties))]])
    expectReports(host.reports(lints: [.missingDefaultProperty]), ["missing-default-property Song"])
  }
}
