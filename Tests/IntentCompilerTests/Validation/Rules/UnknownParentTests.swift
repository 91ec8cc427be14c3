import Testing

@testable import IntentCompiler

struct UnknownParentTests {
  @Test func `a misspelt parent is found once`() async {
    let reports = await Host(parameters: [
      [
        "Name": "size", "Type": "String",
        "Relationship": ["ParentName": "isOm", "PredicateName": "BooleanHasExactValue"],
      ]
    ]).reports()
    #expect(
      reports == [
        "unknown-parent: there is no parameter 'isOm' to be the parent, so the parameter always shows; did you mean 'isOn'?"
      ]
    )
  }
}
