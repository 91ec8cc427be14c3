import TestSupport
import Testing

@testable import IntentCompiler

struct UnknownTypeTests {
  @Test func `a misspelled type is found once`() {
    let reports = Sample(parameters: [["Name": "thing", "Type": "Object", "ObjectType": "Itme"]])
      .reports()
    expectReports(
      reports,
      ["unknown-type Sample.thing: there is no object type 'Itme'; did you mean 'Item'?"]
    )
  }
}
