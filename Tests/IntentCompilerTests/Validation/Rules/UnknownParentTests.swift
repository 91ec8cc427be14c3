import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownParentTests {
  @Test func `a misspelled parent is found once`() {
    let reports = Sample(parameters: [
      [
        "Name": "size", "Type": "String",
        "Relationship": ["ParentName": "isOm", "PredicateName": "BooleanHasExactValue"],
      ]
    ]).reports()
    expectReports(
      reports,
      [
        "unknown-parent Sample.size: unknown parent 'isOm', so the relationship is ignored; did "
          + "you mean 'isOn'?"
      ]
    )
  }
}
