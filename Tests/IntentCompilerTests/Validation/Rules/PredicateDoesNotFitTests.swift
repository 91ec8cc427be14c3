import TestSupport
import Testing

@testable import IntentCompiler

struct PredicateDoesNotFitTests {
  @Test func `a Boolean of an enum is found`() {
    let reports = Sample(parameters: [
      [
        "Name": "size", "Type": "String",
        "Relationship": [
          "ParentName": "mode", "PredicateName": "BooleanHasExactValue", "PredicateValue": true,
        ],
      ]
    ]).reports()
    expectReports(reports, ["predicate-does-not-fit Sample.size"])
  }

  @Test func `what fits is fine`() {
    let reports = Sample(parameters: [
      [
        "Name": "size", "Type": "String",
        "Relationship": [
          "ParentName": "mode", "PredicateName": "EnumHasExactValue", "PredicateValue": "small",
        ],
      ],
      [
        "Name": "other", "Type": "String",
        "Relationship": [
          "ParentName": "speed", "PredicateName": "IntegerValueIsGreaterThan", "PredicateValue": 3,
        ],
      ],
      [
        "Name": "third", "Type": "String",
        "Relationship": ["ParentName": "item", "PredicateName": "HasAnyValue"],
      ],
    ]).reports()
    #expect(reports == [])
  }
}
