import TestSupport
import Testing

@testable import IntentCompiler

struct LooseValueTypeTests {
  @Test func `a number in a text is found`() {
    let reports = Sample(intent: ["LastParameterTag": "99"]).reports()
    #expect(
      reports == [
        "loose-value-type: 'INIntentLastParameterTag' should be an integer, not a string"
      ]
    )
  }

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
      ("isOn", "BooleanHasExactValue", "false", "a Boolean, not a string"),
      ("isOn", "BooleanHasExactValue", "1", "a Boolean, not a string"),
      ("isOn", "BooleanHasExactValue", 1, "a Boolean, not an integer"),
      ("count", "IntegerHasExactValue", "3", "a number, not a string"),
      ("speed", "DecimalValueIsLessThan", "2.5", "a number, not a string"),
    ] as [(String, String, Short, String)]
  )
  func `a predicate's value of another type is read, and found`(
    parent: String,
    predicate: String,
    value: Short,
    words: String
  ) {
    #expect(
      Self.visible(parent, predicate, value).reports() == [
        "loose-value-type: 'INIntentParameterRelationshipPredicateValue' should be \(words)"
      ]
    )
  }

  @Test(
    arguments: [
      ("isOn", "BooleanHasExactValue", "maybe", "true or false, not with 'maybe'"),
      ("isOn", "BooleanHasExactValue", 2, "true or false, not with 2"),
      ("count", "IntegerHasExactValue", "few", "a number, not with 'few'"),
      ("count", "IntegerHasExactValue", true, "a number, not with true"),
      ("mode", "EnumHasExactValue", 1, "a case of 'Mode', not with 1"),
    ] as [(String, String, Short, String)]
  )
  func `a value without a meaning cannot be used`(
    parent: String,
    predicate: String,
    value: Short,
    words: String
  ) {
    #expect(
      Self.visible(parent, predicate, value).reports() == [
        "unusable-predicate-value: this predicate compares with \(words); the relationship is ignored"
      ]
    )
  }
}
