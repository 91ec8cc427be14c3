import TestSupport
import Testing

@testable import IntentCompiler

struct RelationshipCycleTests {
  @Test func `a circle is one report`() {
    let reports = Sample(parameters: [
      [
        "Name": "one", "Type": "String",
        "Relationship": ["ParentName": "two", "PredicateName": "HasAnyValue"],
      ],
      [
        "Name": "two", "Type": "String",
        "Relationship": ["ParentName": "one", "PredicateName": "HasAnyValue"],
      ],
    ]).reports()
    expectReports(
      reports,
      [
        "relationship-cycle Sample.two: the parents of 'two' lead back to itself (two -> one -> two), so its "
          + "relationship is ignored; name another parent or remove the relationship"
      ]
    )
  }
}
