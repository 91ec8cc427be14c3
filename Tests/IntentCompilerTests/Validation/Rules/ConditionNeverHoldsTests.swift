import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct ConditionNeverHoldsTests {
  @Test func `a number above the parent's maximum is found`() {
    let reports = Sample(parameters: [
      [
        "Name": "size", "Type": "String",
        "Relationship": [
          "ParentName": "count", "PredicateName": "IntegerValueIsGreaterThan", "PredicateValue": 10,
        ],
      ]
    ]).reports()
    expectReports(
      reports,
      [
        "condition-never-holds Sample.size: 'size' is never shown: 'count' is from 0 to 10, so "
          + "it never is greater than 10"
      ]
    )
  }

  @Test func `the minimum and the maximum are allowed`() {
    let reports = Sample(parameters: [
      [
        "Name": "size", "Type": "String",
        "Relationship": [
          "ParentName": "count", "PredicateName": "IntegerValueIsGreaterThanOrEqual", "PredicateValue": 10,
        ],
      ],
      [
        "Name": "other", "Type": "String",
        "Relationship": ["ParentName": "count", "PredicateName": "IntegerHasExactValue"],
      ],
    ]).reports()
    #expect(reports == [])
  }

  @Test func `what depends on it is a note, not a report`() {
    let never: Short = [
      "Name": "size", "Type": "String",
      "Relationship": ["ParentName": "count", "PredicateName": "IntegerValueIsLessThan"],
    ]
    let child: Short = [
      "Name": "child", "Type": "String",
      "Relationship": ["ParentName": "size", "PredicateName": "HasAnyValue"],
    ]
    let diagnostics = Sample(parameters: [never, child]).diagnostics()
    expectReports(diagnostics.flatMap(\.reports), ["condition-never-holds Sample.size", "note"])
  }
}
