import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownPredicateTests {
  @Test func `a missing one is found, too`() {
    let host = Sample(parameters: [
      ["Name": "size", "Type": "String", "Relationship": ["ParentName": "isOn"]]
    ])
    expectReports(host.reports(), ["unknown-predicate Sample.size"])
  }
}
