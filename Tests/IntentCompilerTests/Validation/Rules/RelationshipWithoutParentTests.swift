import TestSupport
import Testing

@testable import IntentCompiler

/// MindaugasJucius/Maxwise has one.
struct RelationshipWithoutParentTests {
  @Test func `a parameter that people cannot change is not said to show`() {
    let reports = Sample(parameters: [
      [
        "Name": "size", "Type": "String", "Configurable": false,
        "Relationship": ["PredicateName": "HasAnyValue"],
      ]
    ]).reports()
    #expect(reports.count == 1)
    #expect(!reports.contains { $0.contains("shown") })
  }
}
