import TestSupport
import Testing

@testable import IntentCompiler

struct LooseValueTypeTests {
  private static func visible(_ parent: String, _ predicate: String, _ value: Short) -> Sample {
    Sample(parameters: [
      [
        "Name": "size", "Type": "String",
        "Relationship": [
          "ParentName": .string(parent), "PredicateName": .string(predicate), "PredicateValue": value,
        ],
      ]
    ])
  }

  @Test(
    arguments: [
      ("isOn", "BooleanHasExactValue", "false"),
      ("isOn", "BooleanHasExactValue", "1"),
      ("isOn", "BooleanHasExactValue", 1),
      ("count", "IntegerHasExactValue", "3"),
      ("speed", "DecimalValueIsLessThan", "2.5"),
    ] as [(String, String, Short)]
  )
  func `a predicate's value of another type is read, and found`(
    parent: String,
    predicate: String,
    value: Short
  ) {
    expectReports(
      Self.visible(parent, predicate, value).reports(),
      ["loose-value-type Sample.size"]
    )
  }

  @Test(
    arguments: [
      ("isOn", "BooleanHasExactValue", "maybe"),
      ("isOn", "BooleanHasExactValue", 2),
      ("count", "IntegerHasExactValue", "few"),
      ("count", "IntegerHasExactValue", true),
      ("mode", "EnumHasExactValue", 1),
    ] as [(String, String, Short)]
  )
  func `a value without a meaning cannot be used`(
    parent: String,
    predicate: String,
    value: Short
  ) {
    expectReports(
      Self.visible(parent, predicate, value).reports(),
      ["unusable-predicate-value Sample.size"]
    )
  }
}
