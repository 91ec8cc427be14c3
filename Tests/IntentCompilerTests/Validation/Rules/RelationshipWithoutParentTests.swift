import Testing

@testable import IntentCompiler

struct RelationshipWithoutParentTests {
  @Test func `a relationship without a parent is found`() async {
    let reports = await Host(parameters: [
      ["Name": "size", "Type": "String", "Relationship": ["PredicateName": "HasAnyValue"]]
    ]).reports()
    #expect(
      reports == [
        "relationship-without-parent: this relationship names no parent, so the parameter is always shown; name one or remove the relationship"
      ]
    )
  }
}
