import TestSupport
import Testing

@testable import IntentCompiler

struct ParentCannotBeChangedTests {
  @Test func `a parent that keeps its value is found`() {
    let reports = Sample(parameters: [
      ["Name": "isLarge", "Type": "Boolean", "Configurable": false],
      [
        "Name": "detail", "Type": "String",
        "Relationship": [
          "ParentName": "isLarge", "PredicateName": "BooleanHasExactValue", "PredicateValue": true,
        ],
      ],
    ]).reports()
    expectReports(
      reports,
      [
        "parent-cannot-be-changed Sample.detail: 'detail' is never shown: people cannot change "
          + "its parent 'isLarge', which does not meet the condition; make it configurable or give "
          + "it another default"
      ]
    )
  }

  @Test func `a parent whose value meets the condition is fine`() {
    let reports = Sample(parameters: [
      ["Name": "isLarge", "Type": "Boolean", "Configurable": false, "Metadata": ["DefaultValue": true]],
      [
        "Name": "detail", "Type": "String",
        "Relationship": [
          "ParentName": "isLarge", "PredicateName": "BooleanHasExactValue", "PredicateValue": true,
        ],
      ],
    ]).reports()
    #expect(reports == [])
  }
}
