import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownPredicateTests {
  @Test func `a misspelled predicate is found`() {
    let reports = Sample(parameters: [
      [
        "Name": "size", "Type": "String",
        "Relationship": [
          "ParentName": "isOn", "PredicateName": "BooleanHasExactVlaue", "PredicateValue": true,
        ],
      ]
    ]).reports()
    expectReports(
      reports,
      [
        "unknown-predicate Sample.size: unknown predicate 'BooleanHasExactVlaue', so the "
          + "relationship is ignored; did you mean 'BooleanHasExactValue'?"
      ]
    )
  }

  @Test func `a missing one is found, too`() {
    let host = Sample(parameters: [
      ["Name": "size", "Type": "String", "Relationship": ["ParentName": "isOn"]]
    ])
    expectReports(host.reports(), ["unknown-predicate Sample.size"])
  }
}
