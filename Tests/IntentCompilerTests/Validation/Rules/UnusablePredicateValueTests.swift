import Testing

@testable import IntentCompiler

struct UnusablePredicateValueTests {
  @Test func `a misspelt case is found`() async {
    let reports = await Host(parameters: [
      [
        "Name": "size", "Type": "String",
        "Relationship": [
          "ParentName": "mode", "PredicateName": "EnumHasExactValue", "PredicateValue": "lagre",
        ],
      ]
    ]).reports()
    #expect(
      reports == [
        "unusable-predicate-value: 'lagre' is not a case of 'Mode', so the predicate never holds for it; did you mean 'large'?"
      ]
    )
  }
}
