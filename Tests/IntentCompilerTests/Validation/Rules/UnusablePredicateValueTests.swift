import TestSupport
import Testing

@testable import IntentCompiler

struct UnusablePredicateValueTests {
  @Test(
    arguments: [
      ("mode", "EnumHasExactValue", .raw("")), ("count", "IntegerValueIsGreaterThan", "x"),
      ("count", "IntegerValueIsWithinRange", 1), ("name", "StringValueContains", 1),
    ] as [(Short, Short, Short)]
  )
  func `a missing value, and one of another type, are found`(parent: Short, predicate: Short, value: Short) {
    let relationship: Short = ["ParentName": parent, "PredicateName": predicate, "PredicateValue": value]
    let host = Sample(parameters: [["Name": "size", "Type": "String", "Relationship": relationship]])
    expectReports(host.reports(), ["unusable-predicate-value Sample.size"])
  }

  @Test(arguments: ["isOn", "mode", "item", "name", "speed", "count"])
  func `a number that is not finite is found, also where the predicate does not fit`(parent: String) {
    for number in [Double.nan, -.nan, .infinity, -.infinity] {
      let reports = Sample(parameters: [
        [
          "Name": "size", "Type": "String",
          "Relationship": [
            "ParentName": .string(parent), "PredicateName": "StringValueIsNotEqual",
            "PredicateValue": .real(number),
          ],
        ]
      ]).reports()
      expectReports(
        reports.filter { $0.hasPrefix("unusable-predicate-value") },
        ["unusable-predicate-value Sample.size"]
      )
    }
  }
}
